import { Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { requireMembership } from './postVisibility.ts';

/**
 * Locks a group until the transaction ends, for a member to post in it.
 * @throws Refusal 404 on no group, 403 for a non-member
 */
export async function enterGroup(
  write: Database,
  groupId: string,
  memberId: string,
): Promise<void> {
  const group = await write
    .selectFrom('groups')
    .where('id', '=', groupId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!group) throw new Refusal(404, 'groupNotFound');
  await requireMembership(write, groupId, memberId);
}

/** Adds to a group's post count; a new post is its latest activity. */
export async function countPosts(
  write: Database,
  groupId: string,
  by: number,
  at?: Date,
): Promise<void> {
  await write
    .updateTable('groups')
    .set({
      posts_count: sql`posts_count + ${by}::integer`,
      ...(at && { activity_at: sql`greatest(activity_at, ${at}::timestamptz)` }),
    })
    .where('id', '=', groupId)
    .execute();
}
