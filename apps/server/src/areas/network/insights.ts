import type { NamedCount } from '@saudagar/contract';
import { HEALTH_DAYS, HEALTH_WEEKS, type NetworkStats } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { MemberRow } from '../account/members.ts';
import { friends } from './relationLists.ts';

/** Most industries, locations and connectors that are told (NET-108, NET-110). */
const TOP = 5;
const DAY = 86_400_000;
const WEEK_SECONDS = 7 * 86_400;

/** A member's active connections. */
const activeFriends = (memberId: string) => sql`
  select members.id, full_name, company_name, location, industry_tags, at
  from (${friends(memberId)}) known join members using (id) where deactivated_at is null`;

/** Figures of a member's network (NET-105–115). */
export async function networkAnalytics(db: Database, memberId: string) {
  const { rows: totals } = await sql<{ count: number }>`
    select count(*)::integer as count from (${activeFriends(memberId)}) friends`.execute(db);
  const { rows: industries } = await sql<NamedCount>`
    select tag as name, count(*)::integer as count
    from (${activeFriends(memberId)}) friends, jsonb_array_elements_text(industry_tags) as tag
    group by tag order by count desc, tag collate "C" limit ${TOP}`.execute(db);
  const { rows: locations } = await sql<NamedCount>`
    select region as name, count(*)::integer as count from (
      select trim(substring(location from '[^,]*$')) as region
      from (${activeFriends(memberId)}) friends) regions
    where region <> '' group by region order by count desc, region collate "C" limit ${TOP}`.execute(
    db,
  );
  const { rows: connectors } = await sql<{
    user_id: string;
    full_name: string;
    company_name: string | null;
    mutual_count: number;
  }>`
    with friends as materialized (${activeFriends(memberId)}),
    pairs as (
      select requester_id as id, recipient_id as other from connections where status = 'accepted'
        and requester_id in (select id from friends) and recipient_id in (select id from friends)
    )
    select friends.id as user_id, full_name, company_name, count(*)::integer as mutual_count
    from friends join (
      select id from pairs union all select other from pairs) ends on ends.id = friends.id
    group by friends.id, full_name, company_name
    order by mutual_count desc, friends.id desc limit ${TOP}`.execute(db);
  return {
    total_connections: totals[0]?.count ?? 0,
    connections_by_industry: industries,
    connections_by_location: locations,
    top_connectors: connectors,
  };
}

/** What the health of a member's network is reckoned from (NET-117–135). */
export async function networkStats(
  db: Database,
  member: MemberRow,
  now: Date,
): Promise<NetworkStats> {
  const since = new Date(now.getTime() - HEALTH_WEEKS * WEEK_SECONDS * 1_000);
  const recent = new Date(now.getTime() - HEALTH_DAYS * DAY);
  const { rows } = await sql<Omit<NetworkStats, 'isProfileComplete'>>`
    with friends as materialized (${activeFriends(member.id)}),
    moments as (
      select created_at from posts where member_id = ${member.id} and created_at > ${since}
      union all
      select created_at from comments where member_id = ${member.id} and created_at > ${since}
      union all
      select created_at from messages
      where sender_id = ${member.id} and created_at > ${since} and message_type = 'text'
    )
    select
      (select count(*)::integer from friends) as connections,
      (select count(distinct tag)::integer
        from friends, jsonb_array_elements_text(industry_tags) as tag) as industries,
      (select count(distinct greatest(0, floor(
        extract(epoch from (${now}::timestamptz - created_at)) / ${WEEK_SECONDS})))::integer
        from moments) as "activeWeeks",
      (select count(*)::integer from friends where at >= ${recent}) as "newConnections"`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error('an aggregate gave no row');
  const { company_name, location, industry_tags } = member;
  return {
    ...figures,
    isProfileComplete: Boolean(company_name && location) && industry_tags.length > 0,
  };
}
