import type { SocketEvent } from '@saudagar/contract';
import { frameOf } from './connection.ts';
import type { Connections } from './connections.ts';

/** Sends an event to a member's own sockets, except those of one room. */
export function sendToMember(connections: Connections, memberId: string, event: SocketEvent): void {
  for (const connection of connections.of(memberId))
    if (connection.roomId === null) connection.send(frameOf(event));
}

/** Publishes the changed relationship to both members. */
export function sendRelation(
  connections: Connections,
  [one, other]: readonly [string, string],
): void {
  sendToMember(connections, one, { type: 'relation', user_id: other });
  sendToMember(connections, other, { type: 'relation', user_id: one });
}
