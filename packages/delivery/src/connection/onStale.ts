import type { SocketEvent } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { getSocket } from './connectionActors.ts';

/**
 * Calls back after an event of one of `types`, or when one may have been missed: data read before
 * is stale. Returns the unsubscriber.
 */
export function onStale(
  portal: Portal,
  types: readonly SocketEvent['type'][],
  onEvent: () => void,
): () => void {
  const connection = getSocket(portal);
  const deliveries = connection.on('connection.delivered', ({ events }) => {
    if (events.some(({ type }) => type === 'gap' || types.includes(type))) onEvent();
  });
  const openings = connection.on('connection.opened', ({ isAgain }) => {
    if (isAgain) onEvent();
  });
  return () => {
    deliveries.unsubscribe();
    openings.unsubscribe();
  };
}
