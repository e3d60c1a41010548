import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BusEvent } from './fanOut.ts';

/** Milliseconds for which the members of a notice are remembered. */
const REMEMBERED = 60_000;

/** Time without events for a member's sockets. */
export interface Quiet {
  note(notice: BusEvent): void;
  /**
   * Looks up the member's rooms, and returns a function for the quiet milliseconds, at most a
   * minute: 0 after an event meanwhile.
   */
  of(memberId: string): Promise<() => number>;
}

/** Remembers for a minute which members and rooms had notices. */
export function createQuiet(db: Database): Quiet {
  const members = new Map<string, number>();
  const rooms = new Map<string, number>();
  let begun = performance.now();
  let noted = 0;

  return {
    note(notice) {
      const now = performance.now();
      noted += 1;
      if (notice.kind === 'gap') begun = now;
      remember(members, membersOf(notice), now);
      remember(rooms, 'room' in notice && notice.kind !== 'typing' ? [notice.room] : [], now);
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

/** Returns the members named by a notice; a former member is no longer found by room. */
function membersOf(notice: BusEvent): readonly string[] {
  if (notice.kind === 'notification') return notice.members;
  if (notice.kind === 'relation') return notice.pair;
  if (notice.kind === 'room') return notice.left === undefined ? [] : [notice.left];
  return 'member' in notice && notice.kind !== 'typing' ? [notice.member] : [];
}
