import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BusEvent } from './fanOut.ts';

/** Milliseconds after which it is forgotten whom a notice concerned. */
const REMEMBERED = 60_000;

/** Knows for how long nothing has happened that a member's sockets would have been told. */
export interface Quiet {
  note(notice: BusEvent): void;
  /**
   * Looks up the member's rooms, and gives the way to ask for the milliseconds, a minute at most: 0
   * where something has happened since.
   */
  of(memberId: string): Promise<() => number>;
}

/** Remembers whom notices concerned, and in which room something happened, for a minute. */
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

/** Puts the latest last, and forgets what is old. */
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

/** The members whom a notice names; one who has left a room is no longer found by it. */
function membersOf(notice: BusEvent): readonly string[] {
  if (notice.kind === 'notification') return notice.members;
  if (notice.kind === 'relation') return notice.pair;
  if (notice.kind === 'room') return notice.left === undefined ? [] : [notice.left];
  return 'member' in notice && notice.kind !== 'typing' ? [notice.member] : [];
}
