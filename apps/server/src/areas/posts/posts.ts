import { extractHashtags, extractMentions, groupPostType, type PostType } from '@saudagar/contract';
import { Refusal, requireText } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import type { Blobs } from '../../files/blobs.ts';
import { discardBytes, type FileUse } from '../../files/fileUse.ts';
import { isId, newId } from '../../ids.ts';
import type { FanOut } from '../../sockets/fanOut.ts';
import type { Within } from '../admin/flagged.ts';
import { attach, attachmentsOf, requireOwnFiles } from './attachments.ts';
import { countPosts, enterGroup } from './groupOfPost.ts';
import { indexHashtags } from './hashtags.ts';
import { type LikeReply, POST_LIKES, setLike } from './likes.ts';
import type { Popularity } from './popularity.ts';
import { filterColumns } from './postFilters.ts';
import { createPostList, type ReadPosts } from './postList.ts';
import { isOwnRow, type LockedPost, lockOwnPost, lockPost } from './postLock.ts';
import type { PostNotifier } from './postNotifier.ts';
import { type PostRow, postsSeenBy } from './postRows.ts';
import { assertGroupOpen, isVisibleTo, requireMembership } from './postVisibility.ts';
import { isSpent } from './spentKeys.ts';

/** Fields of a new post. */
export interface NewPost {
  member_id: string;
  content: string;
  /** Ids of the author's own files, in order. */
  attachments?: readonly string[] | undefined;
  /** Defaults to `text`; in a group the files determine it. */
  // GRP-137
  post_type?: PostType | undefined;
  /** Its group, which the author belongs to. */
  group_id?: string | null | undefined;
  /** Repeating a write with the same id returns the first result (per member). */
  client_id?: string | undefined;
  /** Defaults to now. */
  created_at?: Date | undefined;
}

/** An author's change of a post. */
export interface PostEdit {
  content: string;
  /** Ids of the author's own files, in order; unchanged if absent. */
  attachments?: readonly string[] | undefined;
}

/** The posts of the community. */
export interface Posts {
  /**
   * Creates a post.
   * @throws Refusal 404 when an attachment is not the author's own file, or the post created
   * with the same `client_id` was deleted
   */
  add(post: NewPost): Promise<PostRow>;
  /** Reads a page of posts. @throws Refusal 422 on an unknown cursor */
  page: ReadPosts;
  /** Reads a post as `viewerId` sees it. @throws Refusal 404 */
  get(viewerId: string, postId: string): Promise<PostRow>;
  /**
   * Changes a member's own post; a detached file is deleted with its bytes.
   * @throws Refusal 404 on no post or a file that is not the author's own, 403 for another's
   * post
   */
  update(postId: string, memberId: string, change: PostEdit): Promise<PostRow>;
  /**
   * Deletes a member's own post (any post for a moderator, who is null) with its comments,
   * likes, flags and files.
   * @throws Refusal 404, or 403 for another's post
   */
  remove(postId: string, memberId: string | null, within?: Within): Promise<void>;
  /** Asserts that the viewer may see it, in the group if given. @throws Refusal 404 */
  require(postId: string, viewerId: string, groupId?: string): Promise<void>;
  /**
   * Likes or unlikes: sets `liked`, or toggles when undefined. Counts stay right under
   * concurrent calls.
   * @throws Refusal 404
   */
  setLike(
    postId: string,
    memberId: string,
    liked: boolean | undefined,
    at?: Date,
  ): Promise<LikeReply>;
}

interface PostParts {
  db: Database;
  blobs: Blobs;
  now: () => Date;
  popularity: Popularity;
  fileUse: FileUse;
  fanOut: FanOut;
  postNotifier: PostNotifier;
}

export function createPosts(parts: PostParts): Posts {
  const { db, blobs, now, popularity, fileUse, fanOut, postNotifier } = parts;
  const seenBy = (viewerId: string, postId: string) =>
    postsSeenBy(db, viewerId)
      .where('posts.id', '=', postId)
      .where(isVisibleTo(viewerId))
      .executeTakeFirst();

  async function repeated(memberId: string, clientId: string | undefined) {
    if (clientId === undefined) return undefined;
    const first = await db
      .selectFrom('posts')
      .where('member_id', '=', memberId)
      .where('client_id', '=', clientId)
      .select('id')
      .executeTakeFirst();
    return first?.id;
  }

  /** Stores a post; null when a concurrent call with the same id was first. */
  const store = (post: NewPost) =>
    fanOut.transaction(async (write, publish) => {
      const group_id = post.group_id ?? null;
      const wanted = post.attachments ?? [];
      const files = await requireOwnFiles(
        write,
        post.member_id,
        wanted,
        'posts',
        group_id !== null,
      );
      if (group_id !== null) await enterGroup(write, group_id, post.member_id);
      const id = newId();
      const created_at = post.created_at ?? now();
      const post_type = group_id === null ? (post.post_type ?? 'text') : groupPostType(files);
      const hashtags = extractHashtags(post.content);
      const { numInsertedOrUpdatedRows } = await write
        .insertInto('posts')
        .values({
          id,
          member_id: post.member_id,
          content: post.content,
          post_type,
          hashtags: JSON.stringify(hashtags),
          mentions: JSON.stringify(extractMentions(post.content)),
          client_id: post.client_id ?? null,
          group_id,
          created_at,
          ...filterColumns({ post_type, files }),
        })
        .onConflict((conflict) => conflict.columns(['member_id', 'client_id']).doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return null;
      const { member_id, client_id } = post;
      if (await isSpent(write, { member_id, kind: 'post', client_id }))
        throw new Refusal(404, 'postNotFound');
      await attach(write, id, files);
      await indexHashtags(write, [
        { post_id: id, created_at, group_id, before: [], after: hashtags },
      ]);
      if (group_id !== null) await countPosts(write, group_id, 1, created_at);
      const { content } = post;
      await postNotifier.posted(write, publish, { id, member_id, content, group_id, created_at });
      return id;
    });

  async function get(viewerId: string, postId: string): Promise<PostRow> {
    const post = isId(postId) ? await seenBy(viewerId, postId) : undefined;
    if (!post) throw new Refusal(404, 'postNotFound');
    return post;
  }

  return {
    async add(post) {
      const { member_id, client_id } = post;
      const id =
        (await repeated(member_id, client_id)) ??
        (await store(post)) ??
        (await repeated(member_id, client_id));
      return get(member_id, id ?? '');
    },

    page: createPostList(db, now),

    get,

    async update(postId, memberId, { content, attachments }) {
      const discardedFiles = await fanOut.transaction(async (write, publish) => {
        const post = await lockOwnPost(write, postId, memberId);
        await assertGroupOpen(write, post.group_id);
        const before = await attachmentsOf(write, postId);
        const files = attachments
          ? await requireOwnFiles(write, memberId, attachments, 'posts', post.group_id !== null)
          : before;
        requireText(content, { groupId: post.group_id, files });
        const isSame = `${files.map(({ id }) => id)}` === `${before.map(({ id }) => id)}`;
        if (content === post.content && isSame) return [];

        const hashtags = extractHashtags(content);
        const post_type = post.group_id === null ? post.post_type : groupPostType(files);
        await write
          .updateTable('posts')
          .set({
            content,
            hashtags: JSON.stringify(hashtags),
            mentions: JSON.stringify(extractMentions(content)),
            edited_at: now(),
            post_type,
            ...filterColumns({ post_type, files }),
          })
          .where('id', '=', postId)
          .execute();
        await indexHashtags(write, [
          { ...indexedOf(post), before: post.hashtags, after: hashtags },
        ]);
        await postNotifier.posted(write, publish, { ...post, content }, post.content);
        if (isSame) return [];
        await write.deleteFrom('post_files').where('post_id', '=', postId).execute();
        await attach(write, postId, files);
        return fileUse.discard(
          write,
          before.map(({ id }) => id),
        );
      });
      await discardBytes(blobs, discardedFiles);
      return get(memberId, postId);
    },

    async remove(postId, memberId, within) {
      const discardedFiles = await fanOut.transaction(async (write, publish) => {
        // Its author deletes it also where they no longer read (GRP-155).
        const isOwn = memberId !== null && (await isOwnRow(write, 'posts', postId, memberId));
        const post = await lockPost(write, postId, isOwn ? null : memberId);
        if (memberId !== null && !isOwn) throw new Refusal(403, 'notAllowed');
        const files = await attachmentsOf(write, postId);
        await within?.(write, publish);
        await indexHashtags(write, [{ ...indexedOf(post), before: post.hashtags, after: [] }]);
        // Comments, likes and attachments cascade.
        await write.deleteFrom('posts').where('id', '=', postId).execute();
        if (post.group_id !== null) await countPosts(write, post.group_id, -1);
        await postNotifier.forget(write, publish, [postId]);
        return fileUse.discard(
          write,
          files.map(({ id }) => id),
        );
      });
      await discardBytes(blobs, discardedFiles);
    },

    async require(postId, viewerId, groupId) {
      const post = isId(postId)
        ? await db
            .selectFrom('posts')
            .where('posts.id', '=', postId)
            .where(isVisibleTo(viewerId))
            .$if(groupId !== undefined, (posts) => posts.where('group_id', '=', groupId ?? ''))
            .select('posts.id')
            .executeTakeFirst()
        : undefined;
      if (!post) throw new Refusal(404, 'postNotFound');
    },

    setLike: (postId, memberId, liked, at) =>
      fanOut.transaction(async (write, publish) => {
        const post = await lockPost(write, postId, memberId);
        await requireMembership(write, post.group_id, memberId);
        const like = { id: postId, member_id: memberId, liked, at: at ?? now() };
        const { by, ...reply } = await setLike(write, POST_LIKES, like);
        await popularity.note(write, postId, by);
        if (by === 1) await postNotifier.liked(write, publish, post, memberId);
        if (by === -1) await postNotifier.unliked(write, publish, postId, memberId);
        return reply;
      }),
  };
}

const indexedOf = ({ id, created_at, group_id }: LockedPost) => ({
  post_id: id,
  created_at,
  group_id,
});
