import { Refusal } from '@saudagar/contract/server';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Whether a member reads what is posted in a group: their own, or a public one that is approved
 * (GRP-154). `group` and `viewer` are SQL for its id and theirs.
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
 * The one rule by which a member sees a row of `posts`, with its comments, likes, files and
 * notifications (ADM-097): it is in no group, or in one whose posts they read.
 */
export const isVisibleTo = (viewerId: string): RawBuilder<SqlBool> =>
  sql`(posts.group_id is null or ${isReader(sql`posts.group_id`, sql`${viewerId}::uuid`)})`;

/** Those of some members who see what is posted in a group; all where it is none. */
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

/** Who likes or comments in a group is in it. @throws Refusal 403 */
export async function requireMembership(
  write: Database,
  groupId: string | null,
  memberId: string,
): Promise<void> {
  if (groupId === null) return;
  const found = await write
    .selectFrom('group_members')
    .where('group_id', '=', groupId)
    .where('member_id', '=', memberId)
    .select('member_id')
    .executeTakeFirst();
  if (!found) throw new Refusal(403, 'joinGroupFirst');
}
