import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isLeftOut } from '../blocking/sight.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from './postRows.ts';
import type { CommentsTable } from './tables.ts';

/** A comment with its author, as one member sees it. */
export interface CommentRow
  extends Omit<Selectable<CommentsTable>, 'client_id'>,
    Omit<AuthorRow, 'id'> {
  user_liked: boolean;
}

/**
 * Condition that a member sees a row of `comments` with its `posts`: no block hides its author from
 * them, in the post's group.
 */
export const isShownTo = (viewerId: string) =>
  sql<SqlBool>`not ${isLeftOut(viewerId, 'comments.member_id', 'posts.group_id')}`;

/** Query of comments with their authors, as a member sees them: without those hidden from them. */
export function commentsSeenBy(db: Database, viewerId: string) {
  return db
    .selectFrom('comments')
    .innerJoin('members', 'members.id', 'comments.member_id')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .where(isShownTo(viewerId))
    .leftJoin('comment_likes', (join) =>
      join
        .onRef('comment_likes.comment_id', '=', 'comments.id')
        .on('comment_likes.member_id', '=', viewerId),
    )
    .select([
      'comments.id',
      'comments.post_id',
      'comments.member_id',
      'comments.parent_id',
      'comments.content',
      'comments.created_at',
      'comments.edited_at',
      'comments.deleted_at',
      'comments.likes_count',
    ])
    .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const))
    .select(sql<boolean>`comment_likes.comment_id is not null`.as('user_liked'));
}
