import type { SocketEvent } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { getSocket } from './connectionActors.ts';

/**
 * Calls `hear` when the server tells of one of `types`, or may have told of one unheard: what was read
 * of that is old. Returns the way to stop.
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
