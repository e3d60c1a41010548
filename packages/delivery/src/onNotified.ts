import type { Portal } from '@saudagar/portal/machines';

/**
 * Calls back after a notification for the member, or when one may have been missed. The connection
 * loads after the page. Returns the unsubscriber.
 */
export function onNotified(portal: Portal, onEvent: () => void): () => void {
  let isOver = false;
  let stop = () => {};
  import('./connection/onStale.ts').then(
    ({ onStale }) => {
      if (!isOver) stop = onStale(portal, ['notification'], onEvent);
    },
    // Without its code the page stays as it was read.
    () => {},
  );
  return () => {
    isOver = true;
    stop();
  };
}
