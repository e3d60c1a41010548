import type { Selectable } from 'kysely';
import type { CommentsTable, Database } from '../database/schema.ts';
import { isId, newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { decodeCursor, type RowPage, toPage } from './cursor.ts';
import { AUTHOR_COLUMNS, type AuthorRow, type Posts } from './posts.ts';

/** A comment with its author. */
export interface CommentRow
  extends Omit<Selectable<CommentsTable>, 'client_id'>,
    Omit<AuthorRow, 'id'> {}

/** What makes a comment. */
export interface NewComment {
  post_id: string;
  member_id: string;
  content: string;
  /** The comment replied to; a reply to a reply goes under the same parent (FEED-138). */
  parent_id?: string | null | undefined;
  /** Repeating a write with the same one returns the first result (per member). */
  client_id?: string | undefined;
  /** Defaults to now. */
  created_at?: Date | undefined;
}

/** The comments on posts. */
export interface Comments {
  /** Adds a comment and raises the post's count. @throws Refusal 404 on an unknown post or parent. */
  add(comment: NewComment): Promise<CommentRow>;
  /**
   * In thread order: up to `limit` top-level comments, oldest first, each followed by all its
   * replies, oldest first. @throws Refusal 404, or 422 on an unknown cursor.
   */
  page(postId: string, limit: number, cursor?: string): Promise<RowPage<CommentRow>>;
}

export function createComments(db: Database, now: () => Date, posts: Posts): Comments {
  const withAuthors = () =>
    db
      .selectFrom('comments')
      .innerJoin('members', 'members.id', 'comments.member_id')
      .select([
        'comments.id',
        'comments.post_id',
        'comments.member_id',
        'comments.parent_id',
        'comments.content',
        'comments.created_at',
      ])
      .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const));

  async function repeated(memberId: string, clientId: string | undefined) {
    if (clientId === undefined) return undefined;
    return withAuthors()
      .where('comments.member_id', '=', memberId)
      .where('comments.client_id', '=', clientId)
      .executeTakeFirst();
  }

  /** The top-level comment a reply to `id` stands under. */
  async function threadOf(postId: string, id: string): Promise<string> {
    const parent = isId(id)
      ? await db
          .selectFrom('comments')
          .where('id', '=', id)
          .where('post_id', '=', postId)
          .select(['id', 'parent_id'])
          .executeTakeFirst()
      : undefined;
    if (!parent) throw new Refusal(404, 'commentNotFound', { field: 'parent_comment_id' });
    return parent.parent_id ?? parent.id;
  }

  return {
    async add(comment) {
      const first = await repeated(comment.member_id, comment.client_id);
      if (first) return first;

      await posts.require(comment.post_id);
      const parent = comment.parent_id ? await threadOf(comment.post_id, comment.parent_id) : null;
      const id = newId();
      const added = await db.transaction().execute(async (write) => {
        const { numInsertedOrUpdatedRows } = await write
          .insertInto('comments')
          .values({
            id,
            post_id: comment.post_id,
            member_id: comment.member_id,
            parent_id: parent,
            content: comment.content,
            client_id: comment.client_id ?? null,
            created_at: comment.created_at ?? now(),
          })
          .onConflict((conflict) => conflict.columns(['member_id', 'client_id']).doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return false;
        await write
          .updateTable('posts')
          .set((of) => ({ comments_count: of('comments_count', '+', 1) }))
          .where('id', '=', comment.post_id)
          .execute();
        return true;
      });
      const other = added ? undefined : await repeated(comment.member_id, comment.client_id);
      return other ?? withAuthors().where('comments.id', '=', id).executeTakeFirstOrThrow();
    },

    async page(postId, limit, cursor) {
      await posts.require(postId);
      let query = withAuthors()
        .where('post_id', '=', postId)
        .where('parent_id', 'is', null)
        .orderBy('comments.created_at')
        .orderBy('comments.id')
        .limit(limit + 1);
      if (cursor !== undefined) {
        const place = decodeCursor(cursor);
        query = query.where((where) =>
          where(
            where.refTuple('comments.created_at', 'comments.id'),
            '>',
            where.tuple(place.created_at, place.id),
          ),
        );
      }
      const threads = toPage(await query.execute(), limit);
      if (threads.items.length === 0) return threads;
      const replies = await withAuthors()
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
  };
}
