import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Schema } from '../../database/schema.ts';
import type { MembersTable } from '../account/tables.ts';
import type { FileRow } from '../files/files.ts';
import type { FilesTable } from '../files/tables.ts';
import type { PostsTable } from './tables.ts';

/** Public columns of a member. */
export const AUTHOR_COLUMNS = [
  'username',
  'full_name',
  'company_name',
  'location',
  'role',
  'is_verified',
  'photo_version',
] as const;

/** A member as author of content: public fields only. */
export type AuthorRow = Pick<Selectable<MembersTable>, 'id' | (typeof AUTHOR_COLUMNS)[number]>;

const POST_COLUMNS = [
  'id',
  'member_id',
  'content',
  'post_type',
  'hashtags',
  'mentions',
  'likes_count',
  'comments_count',
  'group_id',
  'created_at',
  'edited_at',
] as const satisfies (keyof PostsTable)[];

/** A post as one member sees it. */
export interface PostRow
  extends Pick<Selectable<PostsTable>, (typeof POST_COLUMNS)[number]>,
    Omit<AuthorRow, 'id'> {
  user_liked: boolean;
  /** Name of its group; null without a group. */
  group_name: string | null;
  /** True when its group's members alone read it; null without a group. */
  group_is_private: boolean | null;
  files: AttachmentRow[];
}

/** A post's attachment: file metadata without its date, which JSON would turn into text. */
export type AttachmentRow = Omit<FileRow, 'created_at'>;

/** File columns of an attachment. */
export const FILE_COLUMNS = [
  'files.id',
  'owner_id',
  'category',
  'filename',
  'original_filename',
  'file_type',
  'mime_type',
  'file_size',
  'extension',
  'width',
  'height',
  'description',
  'has_poster',
] as const satisfies (keyof FilesTable | 'files.id')[];

/**
 * Query of posts with authors and files, as a member sees them: a left join on the member's own
 * likes, because an `exists` under a limit would read every like.
 */
export function postsSeenBy(db: Database, viewerId: string) {
  return db
    .selectFrom('posts')
    .innerJoin('members', 'members.id', 'posts.member_id')
    .leftJoin('post_likes', (join) =>
      join.onRef('post_likes.post_id', '=', 'posts.id').on('post_likes.member_id', '=', viewerId),
    )
    .leftJoin('groups', 'groups.id', 'posts.group_id')
    .select(POST_COLUMNS.map((column) => `posts.${column}` as const))
    .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const))
    .select('groups.name as group_name')
    .select(
      sql<boolean | null>`groups.group_type = 'private'
        or coalesce(posts.created_at < groups.opened_at, false)`.as('group_is_private'),
    )
    .select(sql<boolean>`post_likes.post_id is not null`.as('user_liked'))
    .select((of) => attachmentsOf(of).as('files'));
}

function attachmentsOf(of: ExpressionBuilder<Schema, 'posts'>) {
  return jsonArrayFrom(
    of
      .selectFrom('post_files')
      .innerJoin('files', 'files.id', 'post_files.file_id')
      .whereRef('post_files.post_id', '=', 'posts.id')
      .orderBy('post_files.position')
      .select(FILE_COLUMNS),
  );
}
