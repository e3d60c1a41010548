import { extractHashtags, extractMentions, type PostType } from '@saudagar/contract';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, FilesTable, MembersTable, PostsTable, Schema } from '../database/schema.ts';
import type { FileRow } from '../files/files.ts';
import { isId, newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { decodeCursor, type RowPage, toPage } from './cursor.ts';

/** The columns of a member that everyone may see. */
export const AUTHOR_COLUMNS = [
  'username',
  'full_name',
  'company_name',
  'location',
  'role',
  'is_verified',
  'photo_version',
] as const;

/** A member as author of something: what everyone may see of them. */
export type AuthorRow = Pick<Selectable<MembersTable>, 'id' | (typeof AUTHOR_COLUMNS)[number]>;

/** A post as one member sees it. */
export interface PostRow extends Omit<Selectable<PostsTable>, 'client_id'>, Omit<AuthorRow, 'id'> {
  user_liked: boolean;
  files: AttachmentRow[];
}

/** A post's attachment: a file's facts without its moment, which JSON would turn into text. */
export type AttachmentRow = Omit<FileRow, 'created_at'>;

/** What makes a post. */
export interface NewPost {
  member_id: string;
  content: string;
  /** Ids of the author's own files, in order. */
  attachments?: readonly string[] | undefined;
  /** Defaults to `text`. */
  post_type?: PostType | undefined;
  /** Repeating a write with the same one returns the first result (per member). */
  client_id?: string | undefined;
  /** Defaults to now. */
  created_at?: Date | undefined;
}

/** The posts of the community. */
export interface Posts {
  /** Makes a post. @throws Refusal 404 where an attachment is not the author's own file. */
  add(post: NewPost): Promise<PostRow>;
  /** Newest first, as `viewerId` sees them. @throws Refusal 422 on an unknown cursor. */
  page(viewerId: string, limit: number, cursor?: string): Promise<RowPage<PostRow>>;
  /** @throws Refusal 404 */
  require(postId: string): Promise<void>;
  /**
   * Likes or unlikes: sets `liked`, or turns it round where that is undefined. Counts stay right
   * under concurrent calls. @throws Refusal 404
   */
  setLike(
    postId: string,
    memberId: string,
    liked: boolean | undefined,
    at?: Date,
  ): Promise<{ liked: boolean; likes_count: number }>;
}

const FILE_COLUMNS = [
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
] as const satisfies (keyof FilesTable | 'files.id')[];

export function createPosts(db: Database, now: () => Date): Posts {
  /** A left join on the viewer's own likes; an `exists` under a limit would read every like. */
  const postsSeenBy = (viewerId: string) =>
    db
      .selectFrom('posts')
      .innerJoin('members', 'members.id', 'posts.member_id')
      .leftJoin('post_likes', (join) =>
        join.onRef('post_likes.post_id', '=', 'posts.id').on('post_likes.member_id', '=', viewerId),
      )
      .select([
        'posts.id',
        'posts.member_id',
        'posts.content',
        'posts.post_type',
        'posts.hashtags',
        'posts.mentions',
        'posts.likes_count',
        'posts.comments_count',
        'posts.group_id',
        'posts.created_at',
      ])
      .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const))
      .select(sql<boolean>`post_likes.post_id is not null`.as('user_liked'))
      .select((of) => attachmentsOf(of).as('files'));

  const seenBy = (viewerId: string, postId: string) =>
    postsSeenBy(viewerId).where('posts.id', '=', postId).executeTakeFirstOrThrow();

  async function requireOwnFiles(memberId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const own = ids.every(isId)
      ? await db
          .selectFrom('files')
          .where('id', 'in', ids)
          .where('owner_id', '=', memberId)
          .select('id')
          .execute()
      : [];
    if (own.length !== ids.length) throw new Refusal(404, 'fileNotFound', { field: 'attachments' });
  }

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

  return {
    async add(post) {
      const first = await repeated(post.member_id, post.client_id);
      if (first !== undefined) return seenBy(post.member_id, first);

      const attachments = [...new Set(post.attachments)];
      await requireOwnFiles(post.member_id, attachments);
      const id = newId();
      const added = await db.transaction().execute(async (write) => {
        const { numInsertedOrUpdatedRows } = await write
          .insertInto('posts')
          .values({
            id,
            member_id: post.member_id,
            content: post.content,
            post_type: post.post_type ?? 'text',
            hashtags: JSON.stringify(extractHashtags(post.content)),
            mentions: JSON.stringify(extractMentions(post.content)),
            client_id: post.client_id ?? null,
            group_id: null,
            created_at: post.created_at ?? now(),
          })
          .onConflict((conflict) => conflict.columns(['member_id', 'client_id']).doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return false;
        if (attachments.length > 0)
          await write
            .insertInto('post_files')
            .values(attachments.map((file_id, position) => ({ post_id: id, file_id, position })))
            .execute();
        return true;
      });
      // The same write came twice at once and the other was first.
      const stored = added ? id : await repeated(post.member_id, post.client_id);
      return seenBy(post.member_id, stored ?? id);
    },

    async page(viewerId, limit, cursor) {
      let query = postsSeenBy(viewerId)
        .orderBy('posts.created_at', 'desc')
        .orderBy('posts.id', 'desc')
        .limit(limit + 1);
      if (cursor !== undefined) {
        const place = decodeCursor(cursor);
        query = query.where((where) =>
          where(
            where.refTuple('posts.created_at', 'posts.id'),
            '<',
            where.tuple(place.created_at, place.id),
          ),
        );
      }
      return toPage(await query.execute(), limit);
    },

    async require(postId) {
      const found = isId(postId)
        ? await db.selectFrom('posts').where('id', '=', postId).select('id').executeTakeFirst()
        : undefined;
      if (!found) throw new Refusal(404, 'postNotFound');
    },

    async setLike(postId, memberId, liked, at) {
      await this.require(postId);
      return db.transaction().execute(async (write) => {
        const removed =
          liked === true
            ? 0
            : Number(
                (
                  await write
                    .deleteFrom('post_likes')
                    .where('member_id', '=', memberId)
                    .where('post_id', '=', postId)
                    .executeTakeFirstOrThrow()
                ).numDeletedRows,
              );
        const wanted = liked ?? removed === 0;
        const added = wanted
          ? Number(
              (
                await write
                  .insertInto('post_likes')
                  .values({ member_id: memberId, post_id: postId, created_at: at ?? now() })
                  .onConflict((conflict) => conflict.doNothing())
                  .executeTakeFirstOrThrow()
              ).numInsertedOrUpdatedRows,
            )
          : 0;
        const { likes_count } = await write
          .updateTable('posts')
          .set((of) => ({ likes_count: of('likes_count', '+', added - removed) }))
          .where('id', '=', postId)
          .returning('likes_count')
          .executeTakeFirstOrThrow();
        return { liked: wanted, likes_count };
      });
    },
  };
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
