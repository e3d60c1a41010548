import type { SocketEvent } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { getSocket } from './connectionActors.ts';

/**
 * Calls `hear` when the server tells of one of `types`, or may have told of one unheard: what was read
 * of that is old. Returns the way to stop.
 */
export function onStale(
  portal: Portal,
  types: readonly SocketEvent['type'][],
  onEvent: () => void,
): () => void {
  const connection = getSocket(portal);
  const delivered = connection.on('connection.delivered', ({ events }) => {
    if (events.some(({ type }) => type === 'gap' || types.includes(type))) onEvent();
  });
  const opened = connection.on('connection.opened', ({ isAgain }) => {
    if (isAgain) onEvent();
  });
  return () => {
    delivered.unsubscribe();
    opened.unsubscribe();
  };
}
