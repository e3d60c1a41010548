import type { Connection } from '../../sockets/connection.ts';

/**
 * Read marks that sockets were told last. Members who read at the same moment have all read before
 * the first of their notices comes: each notice then finds the same mark, which is told once.
 */
export function createDeliveredMarks() {
  let byConnection = new WeakMap<Connection, Map<string, number>>();
  return {
    /** Keeps what a socket is told; false where that is what it was told last. */
    keep(connection: Connection, room: string, sequence: number): boolean {
      const marks = byConnection.get(connection) ?? new Map<string, number>();
      byConnection.set(connection, marks);
      if (marks.get(room) === sequence) return false;
      marks.set(room, sequence);
      return true;
    },
    /** Forgets the mark of a room whose members changed: they fetch it, and a newcomer lowers it. */
    forget(connection: Connection, room: string): void {
      byConnection.get(connection)?.delete(room);
    },
    forgetAll(): void {
      byConnection = new WeakMap();
    },
  };
}
