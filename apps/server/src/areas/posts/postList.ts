import { DEFAULT_PAGE_SIZE, type PostFilter, type PostSort } from '@saudagar/contract';
import { type RawBuilder, sql } from 'kysely';
import { prepare } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import {
  badCursor,
  decodeCursor,
  decodePopularCursor,
  encodePopularCursor,
  type RowPage,
  toPage,
} from './cursor.ts';
import { POPULAR_LIST_LIFETIME, readSnapshot } from './popularity.ts';
import { cursorsAfter, gathered, mostPopularCursors, selectionOf } from './postCursors.ts';
import { type PostRow, postsSeenBy } from './postRows.ts';

/** Selection and cursor of a page of posts. */
export interface PostsAsked {
  limit: number;
  cursor?: string | undefined;
  /** Defaults to `newest`. */
  sort?: PostSort | undefined;
  /** Defaults to `all`. */
  filter?: PostFilter | undefined;
  /** Without `#`, in lower case. */
  hashtag?: string | undefined;
  /** Posts of a group; without it, posts of no group and of the member's groups (FEED-213). */
  groupId?: string | undefined;
}

/**
 * Reads a page as a member sees it, in two steps of one query: first the cursors of its posts
 * from an index, then the posts.
 */
export type ReadPosts = (viewerId: string, asked: PostsAsked) => Promise<RowPage<PostRow>>;

export function createPostList(db: Database, now: () => Date): ReadPosts {
  /** Prepared queries by the parts that determine their text: some dozens. */
  const reads = new Map<string, ReadMoment>();

  function readOf(shape: MomentShape): ReadMoment {
    const key = Object.values(shape).join();
    const known = reads.get(key);
    if (known) return known;
    const direction = shape.isOldestFirst ? 'asc' : 'desc';
    const read = prepare(db, (of: MomentValues) =>
      postsSeenBy(db, of.viewerId)
        .innerJoin(cursorsByMoment(shape, of).as('cursor'), 'cursor.id', 'posts.id')
        .orderBy('cursor.created_at', direction)
        .orderBy('cursor.id', direction),
    );
    reads.set(key, read);
    return read;
  }

  async function byMoment(viewerId: string, asked: PostsAsked): Promise<RowPage<PostRow>> {
    const { limit, cursor, filter = 'all', hashtag = '', groupId = '' } = asked;
    const read = readOf({
      isOldestFirst: asked.sort === 'oldest',
      filter,
      isTagged: asked.hashtag !== undefined,
      isOfGroup: asked.groupId !== undefined,
      isLater: cursor !== undefined,
      isWhole: limit === DEFAULT_PAGE_SIZE,
    });
    const after = cursor === undefined ? { created_at: now(), id: '' } : decodeCursor(cursor);
    const values = { viewerId, hashtag, groupId, most: limit + 1, ...after };
    return toPage(await read(values), limit);
  }

  async function byPopularity(viewerId: string, asked: PostsAsked): Promise<RowPage<PostRow>> {
    const after = asked.cursor === undefined ? undefined : decodePopularCursor(asked.cursor);
    const read_at = after?.read_at ?? now();
    if (now().getTime() - read_at.getTime() > POPULAR_LIST_LIFETIME) throw badCursor();
    const selection = selectionOf('score', asked, { viewerId });
    const most = sql`${asked.limit + 1}`;
    const cursors = after
      ? cursorsAfter(selection, most, after)
      : mostPopularCursors(selection, most);
    const rows = await postsSeenBy(db, viewerId)
      .innerJoin(cursors.as('cursor'), 'cursor.id', 'posts.id')
      .select(['cursor.score', 'cursor.snapshot'])
      .orderBy('cursor.score', 'desc')
      .orderBy('cursor.created_at', 'desc')
      .orderBy('cursor.id', 'desc')
      .execute();
    return toPage(rows, asked.limit, (last) =>
      encodePopularCursor({
        ...last,
        read_at,
        snapshot: after?.snapshot ?? readSnapshot(last.snapshot),
      }),
    );
  }

  return (viewerId, asked) =>
    asked.sort === 'popular' ? byPopularity(viewerId, asked) : byMoment(viewerId, asked);
}

/** Parts that determine the text of a query by time. */
interface MomentShape {
  isOldestFirst: boolean;
  filter: PostFilter;
  isTagged: boolean;
  isOfGroup: boolean;
  /** True when it continues after a cursor. */
  isLater: boolean;
  /** True for the usual page size: a literal limit lets PostgreSQL keep its plan. */
  isWhole: boolean;
}

/** Parameters of each run; those without use for its shape are not read. */
interface MomentValues {
  viewerId: string;
  hashtag: string;
  groupId: string;
  most: number;
  created_at: Date;
  id: string;
}

type ReadMoment = (values: MomentValues) => Promise<PostRow[]>;

interface ListedCursor {
  id: string;
  created_at: Date;
}

function cursorsByMoment(shape: MomentShape, of: MomentValues): RawBuilder<ListedCursor> {
  const selection = selectionOf(
    'moment',
    {
      filter: shape.filter,
      hashtag: shape.isTagged ? of.hashtag : undefined,
      groupId: shape.isOfGroup ? of.groupId : undefined,
    },
    of,
  );
  const { created_at, id } = selection;
  const direction = sql.raw(shape.isOldestFirst ? 'asc' : 'desc');
  const beyond = sql.raw(shape.isOldestFirst ? '>' : '<');
  const most = shape.isWhole ? sql.lit(DEFAULT_PAGE_SIZE + 1) : sql`${of.most}`;
  return gathered<ListedCursor>(selection, {
    columns: sql`${id} as id, ${created_at} as created_at`,
    conditions: shape.isLater
      ? [sql`(${created_at}, ${id}) ${beyond} (${of.created_at}, ${of.id})`]
      : [],
    order: sql`created_at ${direction}, id ${direction}`,
    most,
  });
}
