import { Refusal } from '@saudagar/contract/server';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Condition that a member may read a group's posts: their own group, or an approved public one
 * (GRP-154). `group` and `viewer` are SQL for the ids.
 */
export const isReader = (
  group: RawBuilder<unknown>,
  viewer: RawBuilder<unknown>,
) => sql<SqlBool>`exists (
  select from groups where groups.id = ${group} and (
    (groups.group_type = 'public' and groups.approval_status = 'approved')
    or exists (
      select from group_members
      where group_members.group_id = groups.id and group_members.member_id = ${viewer})))`;

/**
 * Condition that a member may see a row of `posts`, with its comments, likes, files and
 * notifications (ADM-097): it is in no group, or in one whose posts they read. The only such
 * rule.
 */
export const isVisibleTo = (viewerId: string): RawBuilder<SqlBool> =>
  sql`(posts.group_id is null or ${isReader(sql`posts.group_id`, sql`${viewerId}::uuid`)})`;

/** Filters members to readers of a group's posts; all without a group. */
export async function readersAmong(
  write: Database,
  groupId: string | null,
  memberIds: readonly string[],
): Promise<string[]> {
  if (groupId === null || memberIds.length === 0) return [...memberIds];
  const { rows } = await sql<{ id: string }>`
    select members.id from members
    where members.id = any (${memberIds}::uuid[])
      and ${isReader(sql`${groupId}::uuid`, sql`members.id`)}`.execute(write);
  return rows.map(({ id }) => id);
}

/** Asserts membership before a like or comment in a group. @throws Refusal 403 */
export async function requireMembership(
  write: Database,
  groupId: string | null,
  memberId: string,
): Promise<void> {
  if (groupId === null) return;
  const membership = await write
    .selectFrom('group_members')
    .where('group_id', '=', groupId)
    .where('member_id', '=', memberId)
    .select('member_id')
    .executeTakeFirst();
  if (!membership) throw new Refusal(403, 'joinGroupFirst');
}
