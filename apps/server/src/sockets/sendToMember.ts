import type { SocketEvent } from '@saudagar/contract';
import { frameOf } from './connection.ts';
import type { Connections } from './connections.ts';

/** Tells a member's own sockets, those for one room left out. */
export function sendToMember(connections: Connections, memberId: string, event: SocketEvent): void {
  for (const connection of connections.of(memberId))
    if (connection.roomId === null) connection.send(frameOf(event));
}

/** Tells two members that how they stand to each other has changed. */
export function sendRelation(
  connections: Connections,
  [one, other]: readonly [string, string],
): void {
  sendToMember(connections, one, { type: 'relation', user_id: other });
  sendToMember(connections, other, { type: 'relation', user_id: one });
}
