import { Refusal } from '@saudagar/contract/server';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import { isVisibleTo } from './postVisibility.ts';
import type { PostsTable } from './tables.ts';

/** A post locked by the transaction. */
export type LockedPost = Selectable<PostsTable>;

/**
 * Locks a post until the transaction ends: concurrent changes and deletion wait. A post hidden
 * from `viewerId` counts as missing; null sees all.
 * @throws Refusal 404
 */
export async function lockPost(
  write: Database,
  postId: string,
  viewerId: string | null,
): Promise<LockedPost> {
  const post = isId(postId)
    ? await write
        .selectFrom('posts')
        .where('id', '=', postId)
        .$if(viewerId !== null, (posts) => posts.where(isVisibleTo(viewerId ?? '')))
        .selectAll()
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;
  if (!post) throw new Refusal(404, 'postNotFound');
  return post;
}

/** Locks a post of the member's own. @throws Refusal 404, or 403 for another's post */
export async function lockOwnPost(
  write: Database,
  postId: string,
  memberId: string,
): Promise<LockedPost> {
  const post = await lockPost(write, postId, memberId);
  if (post.member_id !== memberId) throw new Refusal(403, 'notAllowed');
  return post;
}

/** Checks whether a post or comment is a member's own, also where they no longer read. */
export async function isOwnRow(
  db: Database,
  table: 'posts' | 'comments',
  id: string,
  memberId: string,
): Promise<boolean> {
  if (!isId(id)) return false;
  const own = await db
    .selectFrom(table)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .select('id')
    .executeTakeFirst();
  return own !== undefined;
}
