import { getHomeNews, NEWS_COUNT_MAX } from '@saudagar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Community } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { gathered, selectionOf } from '../posts/postCursors.ts';

const MOST = NEWS_COUNT_MAX + 1;

/** Routes of the home page: content new to a member since the last visit (SHELL-147). */
export function homeRoutes({ db, messages, now }: Community): Route[] {
  return [
    memberRoute(getHomeNews, async ({ member }) => {
      const visit = await db
        .selectFrom('visits')
        .where('member_id', '=', member.id)
        .select('last_visit_at')
        .executeTakeFirst();
      const since = visit?.last_visit_at ?? null;
      const countSince = (rowsOf: (since: Date) => RawBuilder<unknown>) =>
        since === null ? 0 : count(db, rowsOf(since));
      const [posts, events, requests, unread] = await Promise.all([
        countSince((at) => freshPosts(member.id, at)),
        countSince((at) => freshEvents(member.id, at, now())),
        count(db, waitingRequests(member.id)),
        messages.unreadTotal(member.id),
      ]);
      return {
        last_visit: since?.toISOString() ?? null,
        posts,
        events,
        requests,
        messages: Math.min(unread, MOST),
      };
    }),
  ];
}

async function count(db: Database, rowsOf: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${rowsOf} as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts posts of others in the member's feed since a moment. */
const freshPosts = (memberId: string, since: Date) =>
  gathered(selectionOf('moment', {}, { viewerId: memberId }), {
    columns: sql`posts.id, posts.created_at`,
    conditions: [sql`posts.created_at > ${since}`, sql`posts.member_id <> ${memberId}::uuid`],
    order: sql`created_at desc, id desc`,
    most: sql.lit(MOST),
  });

/** Counts upcoming events of others listed since a moment. */
const freshEvents = (memberId: string, since: Date, now: Date) => sql`(
  select from events
  where approval_status = 'approved' and status = 'active' and created_at > ${since}
    and start_at > ${now} and organizer_id is distinct from ${memberId}::uuid
  limit ${sql.lit(MOST)})`;

const waitingRequests = (memberId: string) => sql`(
  select from connections join members on members.id = requester_id
  where recipient_id = ${memberId} and status = 'pending' and members.deactivated_at is null
  limit ${sql.lit(MOST)})`;
