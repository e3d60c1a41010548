import { Refusal } from '@saudagar/contract/server';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isApartFrom } from '../blocking/contact.ts';
import { isLeftOut } from '../blocking/sight.ts';

/** Time of the posts that a group is going to have, for `isReader`. */
export const NEW_POSTS: RawBuilder<unknown> = sql`'infinity'::timestamptz`;

/**
 * Condition that a member may read a group's post of a time: of their own group, or of an approved
 * public one since it is public (GRP-154, GRP-181). The arguments are SQL for ids and the time.
 */
export const isReader = (
  group: RawBuilder<unknown>,
  viewer: RawBuilder<unknown>,
  createdAt: RawBuilder<unknown>,
) => sql<SqlBool>`exists (
  select from groups where groups.id = ${group} and (
    (groups.group_type = 'public' and groups.approval_status = 'approved'
      and (groups.opened_at is null or ${createdAt} >= groups.opened_at))
    or exists (
      select from group_members
      where group_members.group_id = groups.id and group_members.member_id = ${viewer})))`;

/** Time from which a member reads the posts of a public group, read once for a list of them. */
export const readableSince = (groupId: string, viewerId: string) => sql`coalesce((
  select opened_at from groups where groups.id = ${groupId}::uuid and not exists (
    select from group_members
    where group_members.group_id = groups.id and group_members.member_id = ${viewerId}::uuid)),
  '-infinity')`;

/**
 * Condition that a member may see a row of `posts`, with its comments, likes, files and
 * notifications (ADM-097): it is in no group, or in one whose posts they read, and no block hides
 * its author from them. The only such rule.
 */
export const isVisibleTo = (viewerId: string): RawBuilder<SqlBool> =>
  sql`((posts.group_id is null or ${isReader(sql`posts.group_id`, sql`${viewerId}::uuid`, sql`posts.created_at`)})
    and not ${isLeftOut(viewerId, 'posts.member_id', 'posts.group_id')})`;

/** A post, or with null for its time, one that is going to be written. */
export interface PostToRead {
  group_id: string | null;
  member_id: string;
  created_at: Date | null;
}

/** Filters members to readers of a post: of its group, if any, and not apart from its author. */
export async function readersAmong(
  write: Database,
  { group_id, member_id, created_at }: PostToRead,
  memberIds: readonly string[],
): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const createdAt = created_at === null ? NEW_POSTS : sql`${created_at}::timestamptz`;
  const { rows } = await sql<{ id: string }>`
    select members.id from members
    where members.id = any (${memberIds}::uuid[])
      and (${group_id}::uuid is null or ${isReader(sql`${group_id}::uuid`, sql`members.id`, createdAt)})
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
