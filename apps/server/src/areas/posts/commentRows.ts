import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from './postRows.ts';
import type { CommentsTable } from './tables.ts';

/** A comment with its author, as one member sees it. */
export interface CommentRow
  extends Omit<Selectable<CommentsTable>, 'client_id'>,
    Omit<AuthorRow, 'id'> {
  user_liked: boolean;
}

/** Query of comments with their authors, as a member sees them. */
export function commentsSeenBy(db: Database, viewerId: string) {
  return db
    .selectFrom('comments')
    .innerJoin('members', 'members.id', 'comments.member_id')
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
