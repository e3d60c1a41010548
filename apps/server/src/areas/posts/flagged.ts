import { COMMENT_KINDS } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import { type FlaggedContent, isRemoved } from '../admin/flagged.ts';
import { attachmentsOf } from './attachments.ts';
import { countPosts } from './groupOfPost.ts';
import { COMMENT_LIKES, recountLikes } from './likes.ts';
import { createPopularity } from './popularity.ts';
import { lockPost } from './postLock.ts';
import { isVisibleTo } from './postVisibility.ts';
import { recountPosts } from './recountPosts.ts';

const postOf = (db: Database, id: string, viewerId?: string) =>
  db
    .selectFrom('posts')
    .where('posts.id', '=', id)
    .$if(viewerId !== undefined, (posts) => posts.where(isVisibleTo(viewerId ?? '')))
    .select(['id', 'member_id as author_id', 'content as text', 'created_at'])
    .executeTakeFirst();

/** The group of a post, and its files in order. */
async function aroundPost(db: Database, id: string) {
  const group = await db
    .selectFrom('posts')
    .innerJoin('groups', 'groups.id', 'posts.group_id')
    .where('posts.id', '=', id)
    .select(['groups.id', 'groups.name'])
    .executeTakeFirst();
  const files = await attachmentsOf(db, id);
  return {
    ...(group && { place: { type: 'group', ...group } }),
    files: files.map((file) => file.id),
  };
}

const commentOf = (db: Database, id: string) =>
  db
    .selectFrom('comments')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select([
      'id',
      'post_id',
      'parent_id',
      'member_id as author_id',
      'content as text',
      'created_at',
    ])
    .executeTakeFirst();

/** A flagged post, shown by itself with its files. */
export const flaggedPost: FlaggedContent = {
  notFound: 'postNotFound',
  isVisible: async (db, id, viewerId) => (await postOf(db, id, viewerId)) !== undefined,
  async show(db, id) {
    const post = await postOf(db, id);
    return post && { ...post, ...(await aroundPost(db, id)), context: [] };
  },
  async remove({ db, posts }, id, within) {
    if (!(await postOf(db, id))) return false;
    return isRemoved(posts.remove(id, null, within));
  },
  restoration: {
    table: 'posts',
    async restored(write, _, __, id) {
      await recountPosts(write, [id]);
      const { group_id } = await lockPost(write, id, null);
      if (group_id !== null) await countPosts(write, group_id, 1);
    },
  },
};

/** A flagged comment, shown under its post and its parent comment. */
export const flaggedComment: FlaggedContent = {
  notFound: 'commentNotFound',
  async isVisible(db, id, viewerId) {
    const comment = await commentOf(db, id);
    return comment !== undefined && (await postOf(db, comment.post_id, viewerId)) !== undefined;
  },
  async show(db, id) {
    const comment = await commentOf(db, id);
    if (!comment) return undefined;
    const { post_id, parent_id, ...shown } = comment;
    const above = [
      await postOf(db, post_id),
      parent_id === null ? undefined : await partOf(db, parent_id),
    ];
    return { ...shown, context: above.flatMap((part) => part ?? []) };
  },
  async remove({ db, comments }, id, within) {
    const comment = await commentOf(db, id);
    if (!comment) return false;
    return isRemoved(comments.remove({ post_id: comment.post_id, id, member_id: null }, within));
  },
  restoration: {
    table: 'comments',
    placeholders: async (write, id) => {
      const parents = await write
        .selectFrom('comments')
        .innerJoin('comments as parent', 'parent.id', 'comments.parent_id')
        .where('comments.id', '=', id)
        .where('parent.deleted_at', 'is not', null)
        .select('parent.id')
        .execute();
      return parents.map((parent) => parent.id);
    },
    async restored(write, publish, { bringBack, now }, id) {
      const { post_id, member_id } = await write
        .selectFrom('comments')
        .where('id', '=', id)
        .select(['post_id', 'member_id'])
        .executeTakeFirstOrThrow();
      await lockPost(write, post_id, null);
      await recountLikes(write, COMMENT_LIKES, [id]);
      await createPopularity(now).addComments(write, post_id, 1);
      const acts = { actor: member_id, kinds: COMMENT_KINDS, subject: post_id };
      await bringBack(write, publish, acts);
    },
  },
};

async function partOf(db: Database, id: string) {
  const comment = await commentOf(db, id);
  if (!comment) return undefined;
  const { post_id: _, parent_id: __, ...part } = comment;
  return part;
}
