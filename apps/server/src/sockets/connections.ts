import type { Connection } from './connection.ts';

/** Open sockets of this process, by member. */
export interface Connections {
  /** Returns false when the member has the maximum number of sockets. */
  add(connection: Connection): boolean;
  remove(connection: Connection): void;
  /** Returns a member's sockets that receive a room's events. */
  listeningTo(memberId: string, roomId: string): Connection[];
  of(memberId: string): Connection[];
  all(): Connection[];
  /** Returns the ids of members with a socket. */
  members(): string[];
  has(memberId: string): boolean;
  isEmpty(): boolean;
}

/** More than a browser's tabs and a phone need; broken connections count for 40 seconds. */
const SOCKETS_OF_MEMBER_MAX = 30;

export function createConnections(): Connections {
  const byMember = new Map<string, Set<Connection>>();
  const of = (memberId: string) => [...(byMember.get(memberId) ?? [])];
  return {
    add(connection) {
      const own = byMember.get(connection.memberId) ?? new Set();
      if (own.size >= SOCKETS_OF_MEMBER_MAX) return false;
      byMember.set(connection.memberId, own.add(connection));
      return true;
    },
    remove(connection) {
      const own = byMember.get(connection.memberId);
      own?.delete(connection);
      if (own?.size === 0) byMember.delete(connection.memberId);
    },
    of,
    listeningTo: (memberId, roomId) =>
      of(memberId).filter((one) => one.roomId === null || one.roomId === roomId),
    all: () => [...byMember.values()].flatMap((own) => [...own]),
    members: () => [...byMember.keys()],
    has: (memberId) => byMember.has(memberId),
    isEmpty: () => byMember.size === 0,
  };
}
