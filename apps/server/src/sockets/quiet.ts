import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BusEvent } from './fanOut.ts';

/** Milliseconds for which the members of an event are remembered. */
const REMEMBERED = 60_000;

/** Time without events for a member's sockets. */
export interface Quiet {
  note(event: BusEvent): void;
  /**
   * Looks up the member's rooms, and returns a function for the quiet milliseconds, at most a
   * minute: 0 after an event meanwhile.
   */
  of(memberId: string): Promise<() => number>;
}

/** Remembers for a minute which members and rooms had events. */
export function createQuiet(db: Database): Quiet {
  const members = new Map<string, number>();
  const rooms = new Map<string, number>();
  let begun = performance.now();
  let noted = 0;

  return {
    note(event) {
      const now = performance.now();
      noted += 1;
      if (event.kind === 'gap') begun = now;
      remember(members, membersOf(event), now);
      remember(rooms, 'room' in event && event.kind !== 'typing' ? [event.room] : [], now);
    },
    async of(memberId) {
      const before = noted;
      const { rows } = await sql<{ room_id: string }>`
        select room_id from room_members
        where member_id = ${memberId} and room_id = any (${[...rooms.keys()]}::uuid[])`.execute(db);
      const times = [members.get(memberId), ...rows.map(({ room_id }) => rooms.get(room_id))];
      const since = Math.max(begun, ...times.map((time) => time ?? begun));
      return () => (noted === before ? Math.min(REMEMBERED, performance.now() - since) : 0);
    },
  };
}

/** Moves the latest to the end, and drops old ones. */
function remember(times: Map<string, number>, ids: readonly string[], now: number): void {
  for (const id of ids) {
    times.delete(id);
    times.set(id, now);
  }
  for (const [id, time] of times) {
    if (now - time <= REMEMBERED) break;
    times.delete(id);
  }
}

/** Returns the members named by an event; a former member is no longer found by room. */
function membersOf(event: BusEvent): readonly string[] {
  if (event.kind === 'notification') return event.members;
  if (event.kind === 'relation') return event.pair;
  if (event.kind === 'room') return event.left === undefined ? [] : [event.left];
  return 'member' in event && event.kind !== 'typing' ? [event.member] : [];
}
