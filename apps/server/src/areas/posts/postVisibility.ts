import { Refusal } from '@saudagar/contract/server';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isApartFrom } from '../blocking/contact.ts';
import { isLeftOut } from '../blocking/sight.ts';

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
 * notifications (ADM-097): it is in no group, or in one whose posts they read, and no block hides
 * its author from them. The only such rule.
 */
export const isVisibleTo = (viewerId: string): RawBuilder<SqlBool> =>
  sql`((posts.group_id is null or ${isReader(sql`posts.group_id`, sql`${viewerId}::uuid`)})
    and not ${isLeftOut(viewerId, 'posts.member_id', 'posts.group_id')})`;

/** Filters members to readers of a post: of its group, if any, and not apart from its author. */
export async function readersAmong(
  write: Database,
  { group_id, member_id }: { group_id: string | null; member_id: string },
  memberIds: readonly string[],
): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select members.id from members
    where members.id = any (${memberIds}::uuid[])
      and (${group_id}::uuid is null or ${isReader(sql`${group_id}::uuid`, sql`members.id`)})
      and not ${isApartFrom(member_id, 'members.id')}`.execute(write);
  return rows.map(({ id }) => id);
}

/** Asserts membership of an open group before an act in it. @throws Refusal 403, or 409 */
export async function requireMembership(
  write: Database,
  groupId: string | null,
  memberId: string,
): Promise<void> {
  if (groupId === null) return;
  const membership = await write
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_id')
    .where('group_id', '=', groupId)
    .where('member_id', '=', memberId)
    .select('closed_at')
    .executeTakeFirst();
  if (!membership) throw new Refusal(403, 'joinGroupFirst');
  if (membership.closed_at !== null) throw new Refusal(409, 'groupClosed');
}

/** Checks whether a block keeps any post of a group from a member. */
export async function leavesPostsOut(
  db: Database,
  groupId: string,
  viewerId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from posts where posts.group_id = ${groupId}::uuid
      and ${isLeftOut(viewerId, 'posts.member_id', 'posts.group_id')} limit 1`.execute(db);
  return rows.length > 0;
}

/** Asserts that a post's group, if any, is not closed. @throws Refusal 409 */
export async function assertGroupOpen(write: Database, groupId: string | null): Promise<void> {
  if (groupId === null) return;
  const group = await write
    .selectFrom('groups')
    .where('id', '=', groupId)
    .select('closed_at')
    .executeTakeFirst();
  if (group && group.closed_at !== null) throw new Refusal(409, 'groupClosed');
}
