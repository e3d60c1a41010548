import { frameOf } from './connection.ts';
import type { Connections } from './connections.ts';

/** Tells two members' own sockets that how they stand to each other has changed. */
export function tellRelation(
  connections: Connections,
  [one, other]: readonly [string, string],
): void {
  for (const [memberId, user_id] of [
    [one, other],
    [other, one],
  ] as const)
    for (const connection of connections.of(memberId))
      if (connection.roomId === null) connection.send(frameOf({ type: 'relation', user_id }));
}
