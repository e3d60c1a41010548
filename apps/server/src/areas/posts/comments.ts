import { Refusal } from '@saudagar/contract/server';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId, newId } from '../../ids.ts';
import type { FanOut, Publish } from '../../sockets/fanOut.ts';
import type { Within } from '../admin/flagged.ts';
import { type CommentRow, commentsSeenBy, isShownTo } from './commentRows.ts';
import { decodeCursor, type RowPage, toPage } from './cursor.ts';
import { COMMENT_LIKES, type LikeReply, setLike } from './likes.ts';
import type { Popularity } from './popularity.ts';
import { isOwnRow, type LockedPost, lockPost } from './postLock.ts';
import type { PostNotifier } from './postNotifier.ts';
import type { Posts } from './posts.ts';
import { assertGroupOpen, requireMembership } from './postVisibility.ts';
import { removeComment } from './removeComment.ts';
import { isSpent } from './spentKeys.ts';
import type { CommentsTable } from './tables.ts';

/** Fields of a new comment. */
export interface NewComment {
  post_id: string;
  member_id: string;
  content: string;
  /** The comment replied to; a reply to a reply goes under the same parent. */
  // FEED-138
  parent_id?: string | null | undefined;
  /** Repeating a write with the same id returns the first result (per member). */
  client_id?: string | undefined;
  /** Defaults to now. */
  created_at?: Date | undefined;
}

/** A comment of a post, and the acting member. */
export interface CommentAct {
  post_id: string;
  id: string;
  member_id: string;
}

/** Removal of a comment by its author, or by a moderator (null). */
type Removal = Omit<CommentAct, 'member_id'> & { member_id: string | null };

/** The comments on posts. */
export interface Comments {
  /**
   * Adds a comment and raises the post's count.
   * @throws Refusal 404 on an unknown post or parent, or when the comment created with the same
   * `client_id` was deleted
   */
  add(comment: NewComment): Promise<CommentRow>;
  /**
   * Reads a page in thread order, as `viewerId` sees it: up to `limit` top-level comments,
   * oldest first, each followed by all its replies, oldest first.
   * @throws Refusal 404, or 422 on an unknown cursor
   */
  page(
    viewerId: string,
    postId: string,
    limit: number,
    cursor?: string,
  ): Promise<RowPage<CommentRow>>;
  /** Changes the text of a member's own comment. @throws Refusal 404, or 403 for another's */
  update(act: CommentAct, content: string): Promise<CommentRow>;
  /**
   * Deletes a member's own comment (any comment for a moderator, who is null) and returns the
   * post's count; one with replies stays without text.
   * @throws Refusal 404, or 403 for another's
   */
  remove(act: Removal, within?: Within): Promise<number>;
  /** Asserts that a post has the comment, which is not deleted. @throws Refusal 404 */
  require(postId: string, id: string): Promise<void>;
  /** Likes or unlikes, as for a post. @throws Refusal 404 */
  setLike(act: CommentAct, liked: boolean | undefined): Promise<LikeReply>;
}

interface CommentParts {
  db: Database;
  now: () => Date;
  posts: Posts;
  popularity: Popularity;
  fanOut: FanOut;
  postNotifier: PostNotifier;
}

export function createComments(parts: CommentParts): Comments {
  const { db, now, posts, popularity, fanOut, postNotifier } = parts;
  const seenBy = (viewerId: string, id: string) =>
    commentsSeenBy(db, viewerId).where('comments.id', '=', id).executeTakeFirst();

  async function repeated(memberId: string, clientId: string | undefined) {
    if (clientId === undefined) return undefined;
    return commentsSeenBy(db, memberId)
      .where('comments.member_id', '=', memberId)
      .where('comments.client_id', '=', clientId)
      .executeTakeFirst();
  }

  /** Stores a comment; null when a concurrent call with the same id was first. */
  const store = (comment: NewComment) =>
    fanOut.transaction(async (write, publish) => {
      const post = await lockPost(write, comment.post_id, comment.member_id);
      await requireMembership(write, post.group_id, comment.member_id);
      const parent = comment.parent_id
        ? await commentOf(write, { ...comment, id: comment.parent_id }, 'parent_comment_id')
        : undefined;
      const id = newId();
      const { numInsertedOrUpdatedRows } = await write
        .insertInto('comments')
        .values({
          id,
          post_id: comment.post_id,
          member_id: comment.member_id,
          parent_id: parent ? (parent.parent_id ?? parent.id) : null,
          content: comment.content,
          client_id: comment.client_id ?? null,
          created_at: comment.created_at ?? now(),
        })
        .onConflict((conflict) => conflict.columns(['member_id', 'client_id']).doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return null;
      const { member_id, client_id } = comment;
      if (await isSpent(write, { member_id, kind: 'comment', client_id })) throw notFound();
      await popularity.addComments(write, comment.post_id, 1);
      await postNotifier.commented(write, publish, {
        post,
        parent,
        comment: { id, member_id, content: comment.content },
      });
      return id;
    });

  /** Runs `act` on an undeleted comment, with its post locked. */
  const change = <T>(
    { post_id, id, member_id }: Removal,
    act: (
      write: Database,
      comment: Selectable<CommentsTable>,
      post: LockedPost,
      publish: Publish,
    ) => Promise<T>,
  ) =>
    fanOut.transaction(async (write, publish) => {
      const post = await lockPost(write, post_id, member_id);
      const comment = await commentOf(write, { post_id, id, member_id });
      return act(write, comment, post, publish);
    });

  return {
    async add(comment) {
      const { member_id, client_id } = comment;
      const first = await repeated(member_id, client_id);
      const id = first ? null : await store(comment);
      const row =
        first ?? (id === null ? await repeated(member_id, client_id) : await seenBy(member_id, id));
      // Deleted; the row only holds the place of its replies.
      if (!row || row.deleted_at) throw notFound();
      return row;
    },

    async page(viewerId, postId, limit, cursor) {
      await posts.require(postId, viewerId);
      let query = commentsSeenBy(db, viewerId)
        .where('post_id', '=', postId)
        .where('parent_id', 'is', null)
        .orderBy('comments.created_at')
        .orderBy('comments.id')
        .limit(limit + 1);
      if (cursor !== undefined) {
        const position = decodeCursor(cursor);
        query = query.where((where) =>
          where(
            where.refTuple('comments.created_at', 'comments.id'),
            '>',
            where.tuple(position.created_at, position.id),
          ),
        );
      }
      const threads = toPage(await query.execute(), limit);
      if (threads.items.length === 0) return threads;
      const replies = await commentsSeenBy(db, viewerId)
        .where(
          'parent_id',
          'in',
          threads.items.map((thread) => thread.id),
        )
        .orderBy('comments.created_at')
        .orderBy('comments.id')
        .execute();
      const byThread = Map.groupBy(replies, (reply) => reply.parent_id);
      return {
        items: threads.items.flatMap((thread) => [thread, ...(byThread.get(thread.id) ?? [])]),
        cursor: threads.cursor,
      };
    },

    async update(act, content) {
      await change(act, async (write, comment, post) => {
        requireOwn(comment, act.member_id);
        await assertGroupOpen(write, post.group_id);
        if (comment.deleted_at) throw notFound();
        if (comment.content === content) return;
        await write
          .updateTable('comments')
          .set({ content, edited_at: now() })
          .where('id', '=', comment.id)
          .execute();
      });
      const row = await seenBy(act.member_id, act.id);
      if (!row || row.deleted_at) throw notFound();
      return row;
    },

    async remove(act, within) {
      const { id, member_id } = act;
      // Its author deletes it also where they no longer read (GRP-155).
      const isOwn = member_id !== null && (await isOwnRow(db, 'comments', id, member_id));
      const seen = isOwn ? { ...act, member_id: null } : act;
      return change(seen, async (write, comment, _post, publish) => {
        if (act.member_id !== null) requireOwn(comment, act.member_id);
        const { deleted_at, post_id } = comment;
        // Another moderator was first; its author may repeat the call.
        if (act.member_id === null && deleted_at) throw notFound();
        await within?.(write, publish);
        if (!deleted_at) await removeComment(write, comment, now());
        await postNotifier.uncommented(write, publish, post_id, comment.member_id);
        return popularity.addComments(write, post_id, deleted_at ? 0 : -1);
      });
    },

    async require(post_id, id) {
      const { deleted_at } = await commentOf(db, { post_id, id, member_id: null });
      if (deleted_at) throw notFound();
    },

    setLike: (act, liked) =>
      change(act, async (write, comment, post) => {
        if (comment.deleted_at) throw notFound();
        await requireMembership(write, post.group_id, act.member_id);
        const like = { id: comment.id, member_id: act.member_id, liked, at: now() };
        const { by, ...reply } = await setLike(write, COMMENT_LIKES, like);
        return reply;
      }),
  };
}

const notFound = (parts?: { field: string }) => new Refusal(404, 'commentNotFound', parts);

/**
 * Finds a comment of a post as a member, or a moderator (null), sees it; its deletion waits for the
 * post. @throws Refusal 404
 */
async function commentOf(write: Database, { post_id, id, member_id }: Removal, field?: string) {
  const comment = isId(id)
    ? await write
        .selectFrom('comments')
        .innerJoin('posts', 'posts.id', 'comments.post_id')
        .where('comments.id', '=', id)
        .where('post_id', '=', post_id)
        .$if(member_id !== null, (comments) => comments.where(isShownTo(member_id ?? '')))
        .selectAll('comments')
        .executeTakeFirst()
    : undefined;
  if (!comment) throw notFound(field === undefined ? undefined : { field });
  return comment;
}

function requireOwn(comment: Selectable<CommentsTable>, memberId: string): void {
  if (comment.member_id !== memberId) throw new Refusal(403, 'notAllowed');
}
