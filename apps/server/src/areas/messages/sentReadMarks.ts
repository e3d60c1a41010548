import type { Connection } from '../../sockets/connection.ts';

/**
 * Read marks last sent to sockets. Members who read concurrently yield several events with the
 * same mark, which is sent once.
 */
export function createSentReadMarks() {
  let byConnection = new WeakMap<Connection, Map<string, number>>();
  return {
    /** Stores the mark sent to a socket; false when it equals the previous one. */
    record(connection: Connection, room: string, sequence: number): boolean {
      const marks = byConnection.get(connection) ?? new Map<string, number>();
      byConnection.set(connection, marks);
      if (marks.get(room) === sequence) return false;
      marks.set(room, sequence);
      return true;
    },
    /** Drops the mark of a room whose members changed: clients refetch it, and it may be lower. */
    forget(connection: Connection, room: string): void {
      byConnection.get(connection)?.delete(room);
    },
    forgetAll(): void {
      byConnection = new WeakMap();
    },
  };
}
