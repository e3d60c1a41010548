import type { Presence as PresenceReply } from '@saudagar/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { canContact } from '../blocking/contact.ts';
import type {} from '../blocking/tables.ts';
import { roomSeenBy } from './roomRows.ts';

/** Milliseconds of being online that one write covers, and those left when it is renewed. */
const COVERED = 90_000;
const RENEWED = 40_000;

const HIDDEN: PresenceReply = { is_online: false, last_seen_at: null };

/** Presence of members, kept in the database, so that it holds for all processes. */
export interface Presence {
  /** Notes members with open sockets; writes at most once a minute for each who does not hide. */
  noteOnline(memberIds: readonly string[]): Promise<void>;
  /** Notes that a member's last socket here closed. */
  noteOffline(memberId: string): Promise<void>;
  /** Reads what a viewer may know of the other member of a direct room. @throws Refusal 404 */
  inRoom(viewerId: string, roomId: string): Promise<PresenceReply>;
}

export function createPresence({ db, now }: { db: Database; now: () => Date }): Presence {
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  return {
    async noteOnline(memberIds) {
      if (memberIds.length === 0) return;
      await sql`
        insert into presence (member_id, last_seen_at, online_until)
        select id, ${now()}, ${later(COVERED)} from members
        where id = any (${[...memberIds]}::uuid[])
          and not exists (select from hidden_presence where member_id = members.id)
        on conflict (member_id) do update
        set last_seen_at = excluded.last_seen_at, online_until = excluded.online_until
        where presence.online_until is null
          or presence.online_until < ${later(RENEWED)}`.execute(db);
    },

    async noteOffline(memberId) {
      await db
        .updateTable('presence')
        .set({ last_seen_at: now(), online_until: null })
        .where('member_id', '=', memberId)
        .execute();
    },

    async inRoom(viewerId, roomId) {
      const { other } = await roomSeenBy(db, viewerId, roomId);
      if (!other) return HIDDEN;
      const row = await db
        .selectFrom('presence')
        .innerJoin('members', 'members.id', 'presence.member_id')
        .where('presence.member_id', '=', other.id)
        .where('deactivated_at', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('hidden_presence').where('member_id', 'in', [viewerId, other.id]))),
        )
        .select(['last_seen_at', 'online_until'])
        .executeTakeFirst();
      if (!row || !(await canContact(db, viewerId, other.id))) return HIDDEN;
      const isOnline = row.online_until !== null && row.online_until > now();
      return { is_online: isOnline, last_seen_at: row.last_seen_at.toISOString() };
    },
  };
}
