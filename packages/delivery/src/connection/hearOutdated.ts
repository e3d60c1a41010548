import type { SocketEvent } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { getSocket } from './connectionActors.ts';

/**
 * Calls back after an event of one of `types`, or when one may have been missed: data read before
 * is stale. Returns the unsubscriber.
 */
export function hearOutdated(
  portal: Portal,
  types: readonly SocketEvent['type'][],
  hear: () => void,
): () => void {
  const connection = getSocket(portal);
  const told = connection.on('connection.told', ({ events }) => {
    if (events.some(({ type }) => type === 'gap' || types.includes(type))) hear();
  });
  const opened = connection.on('connection.opened', ({ isAgain }) => {
    if (isAgain) hear();
  });
  return () => {
    told.unsubscribe();
    opened.unsubscribe();
  };
}
