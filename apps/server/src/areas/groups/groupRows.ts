import {
  GROUP_ASK_AGAIN_DAYS,
  type Group,
  type GroupMembership,
  type GroupNotices,
  type GroupOfferRole,
} from '@saudagar/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { GroupTables } from './tables.ts';

const COLUMNS = [
  'id',
  'name',
  'description',
  'group_type',
  'industry_tags',
  'location',
  'rules',
  'creator_id',
  'approval_status',
  'member_count',
  'posts_count',
  'activity_at',
  'created_at',
  'closed_at',
  'opened_at',
] as const satisfies (keyof GroupTables['groups'])[];

const ASK_AGAIN = `${GROUP_ASK_AGAIN_DAYS} days`;
const WEEK = 7 * 86_400_000;
/** Maximum up to which the week's posts are counted exactly. */
const WEEK_POSTS_MAX = 1_000;

/** A group with its admin, its week's posts and the viewer's membership; null without a viewer. */
export interface GroupRow
  extends Pick<Selectable<GroupTables['groups']>, (typeof COLUMNS)[number]> {
  admin_id: string | null;
  admin_name: string | null;
  week: { posts: number; discussions: number };
  membership: GroupMembership | null;
  requests: number | null;
  ask_again_at: Date | null;
  offered_role: GroupOfferRole | null;
  notices: GroupNotices | null;
}

/** Query of groups as a member, or a visitor, sees them at a moment. */
export function groupsSeenBy(db: Database, viewerId: string | undefined, now: Date) {
  const since = new Date(now.getTime() - WEEK);
  return db
    .selectFrom('groups')
    .leftJoin('group_members as run', (join) =>
      join.onRef('run.group_id', '=', 'groups.id').on('run.role', '=', 'admin'),
    )
    .leftJoin('members as admin', 'admin.id', 'run.member_id')
    .select(COLUMNS.map((column) => `groups.${column}` as const))
    .select(['run.member_id as admin_id', 'admin.full_name as admin_name'])
    .select(
      sql<GroupRow['week']>`(
        select json_build_object(
          'posts', count(*), 'discussions', count(*) filter (where comments_count > 0))
        from (
          select comments_count from posts
          where posts.group_id = groups.id and posts.created_at > ${since}
          order by posts.created_at desc, posts.id desc limit ${sql.lit(WEEK_POSTS_MAX)}
        ) as fresh)`.as('week'),
    )
    .select(
      viewerId === undefined
        ? sql<null>`null::text`.as('membership')
        : membershipOf(viewerId).as('membership'),
    )
    .select(
      viewerId === undefined
        ? sql<null>`null::integer`.as('requests')
        : sql<number | null>`case when exists (
            select from group_members as moderator
            where moderator.member_id = ${viewerId}::uuid and moderator.group_id = groups.id
              and moderator.role <> 'member')
          then (
            select count(*)::integer from group_requests where group_id = groups.id
          ) end`.as('requests'),
    )
    .select(
      viewerId === undefined
        ? sql<null>`null::timestamptz`.as('ask_again_at')
        : sql<Date | null>`(
            select declined_at + ${ASK_AGAIN}::interval from group_declines
            where group_declines.member_id = ${viewerId}::uuid
              and group_declines.group_id = groups.id
              and declined_at + ${ASK_AGAIN}::interval > ${now}::timestamptz)`.as('ask_again_at'),
    )
    .select(
      viewerId === undefined
        ? sql<null>`null::text`.as('offered_role')
        : sql<GroupOfferRole | null>`(
            select offered.offered_role from group_members as offered
            where offered.member_id = ${viewerId}::uuid and offered.group_id = groups.id)`.as(
            'offered_role',
          ),
    )
    .select(
      viewerId === undefined
        ? sql<null>`null::text`.as('notices')
        : noticesOf(viewerId).as('notices'),
    );
}

/** A mute of the group is the choice of no notices (GRP-186). */
const noticesOf = (viewerId: string): RawBuilder<GroupNotices | null> => sql`(
  select case when exists (
    select from notification_mutes where notification_mutes.member_id = ${viewerId}::uuid
      and subject_type = 'group' and subject_id = groups.id) then 'none' else own.notices end
  from group_members as own
  where own.member_id = ${viewerId}::uuid and own.group_id = groups.id)`;

/** Looks up by primary keys, once for each row of the page. */
const membershipOf = (viewerId: string): RawBuilder<GroupMembership> => sql`coalesce(
  (select role from group_members where member_id = ${viewerId}::uuid and group_id = groups.id),
  (select 'invited' from group_invitations
    where member_id = ${viewerId}::uuid and group_id = groups.id),
  (select 'pending' from group_requests
    where member_id = ${viewerId}::uuid and group_id = groups.id),
  (select 'banned' from group_bans
    where member_id = ${viewerId}::uuid and group_id = groups.id),
  'none')`;

/** Converts a group to the wire format. */
export function toGroup(row: GroupRow): Group {
  const { creator_id, admin_id, week, membership, requests, posts_count, ...others } = row;
  const { ask_again_at, closed_at, notices, offered_role, opened_at, ...fields } = others;
  return {
    ...fields,
    posts_count,
    post_count: posts_count,
    active_discussions: week.discussions,
    posts_this_week: week.posts,
    created_by: creator_id,
    admin_user_id: admin_id,
    created_at: row.created_at.toISOString(),
    activity_at: row.activity_at.toISOString(),
    ...(membership !== null && { membership }),
    ...(closed_at !== null && { closed_at: closed_at.toISOString() }),
    ...(opened_at !== null && { opened_at: opened_at.toISOString() }),
    ...(ask_again_at !== null && { ask_again_at: ask_again_at.toISOString() }),
    ...(offered_role !== null && { offered_role }),
    ...(notices !== null && { notices }),
    ...(requests !== null && { requests_count: requests }),
  };
}
