import { DEFAULT_PAGE_SIZE, type PostFilter, type PostSort } from '@saudagar/contract';
import { type RawBuilder, sql } from 'kysely';
import { prepare } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import {
  badCursor,
  decodePlace,
  decodePopularPlace,
  encodePopularPlace,
  type PopularPlace,
  type RowPage,
  toPage,
} from './cursor.ts';
import { changesSince, POPULAR_LIST_LIFETIME, readSnapshot, SCORE } from './popularity.ts';
import { type PostRow, postsSeenBy } from './postRows.ts';

/** Which page of which posts. */
export interface PostsAsked {
  limit: number;
  cursor?: string | undefined;
  /** Defaults to `newest`. */
  sort?: PostSort | undefined;
  /** Defaults to `all`. */
  filter?: PostFilter | undefined;
  /** Without `#`, in small letters. */
  hashtag?: string | undefined;
}

/**
 * Reads a page as a member sees it, in two steps of one query: first the places of its posts, from
 * an index, then the posts at those places.
 */
export type ReadPosts = (viewerId: string, asked: PostsAsked) => Promise<RowPage<PostRow>>;

export function createPostList(db: Database, now: () => Date): ReadPosts {
  /** Prepared queries by what makes their text: there are some dozens. */
  const reads = new Map<string, ReadMoment>();

  function readOf(shape: MomentShape): ReadMoment {
    const key = Object.values(shape).join();
    const known = reads.get(key);
    if (known) return known;
    const direction = shape.isOldestFirst ? 'asc' : 'desc';
    const read = prepare(db, (of: MomentValues) =>
      postsSeenBy(db, of.viewerId)
        .innerJoin(placesByMoment(shape, of).as('place'), 'place.id', 'posts.id')
        .orderBy('place.created_at', direction)
        .orderBy('place.id', direction),
    );
    reads.set(key, read);
    return read;
  }

  async function byMoment(viewerId: string, asked: PostsAsked): Promise<RowPage<PostRow>> {
    const { limit, cursor, filter = 'all', hashtag = '' } = asked;
    const read = readOf({
      isOldestFirst: asked.sort === 'oldest',
      filter,
      isTagged: asked.hashtag !== undefined,
      isLater: cursor !== undefined,
      isWhole: limit === DEFAULT_PAGE_SIZE,
    });
    const after = cursor === undefined ? { created_at: now(), id: '' } : decodePlace(cursor);
    return toPage(await read({ viewerId, hashtag, most: limit + 1, ...after }), limit);
  }

  async function byPopularity(viewerId: string, asked: PostsAsked): Promise<RowPage<PostRow>> {
    const after = asked.cursor === undefined ? undefined : decodePopularPlace(asked.cursor);
    const read_at = after?.read_at ?? now();
    if (now().getTime() - read_at.getTime() > POPULAR_LIST_LIFETIME) throw badCursor();
    const places = after ? placesAfter(asked, after) : mostPopularPlaces(asked);
    const rows = await postsSeenBy(db, viewerId)
      .innerJoin(places.as('place'), 'place.id', 'posts.id')
      .select(['place.score', 'place.snapshot'])
      .orderBy('place.score', 'desc')
      .orderBy('place.created_at', 'desc')
      .orderBy('place.id', 'desc')
      .execute();
    return toPage(rows, asked.limit, (last) =>
      encodePopularPlace({
        ...last,
        read_at,
        snapshot: after?.snapshot ?? readSnapshot(last.snapshot),
      }),
    );
  }

  return (viewerId, asked) =>
    asked.sort === 'popular' ? byPopularity(viewerId, asked) : byMoment(viewerId, asked);
}

/** What makes the text of a query by moment. */
interface MomentShape {
  isOldestFirst: boolean;
  filter: PostFilter;
  isTagged: boolean;
  /** Whether it goes on after a place. */
  isLater: boolean;
  /** Whether it asks for as many as nearly all do: a limit it can read lets PostgreSQL keep its plan. */
  isWhole: boolean;
}

/** What each run of it brings; those its shape has no use for are not read. */
interface MomentValues {
  viewerId: string;
  hashtag: string;
  most: number;
  created_at: Date;
  id: string;
}

type ReadMoment = (values: MomentValues) => Promise<PostRow[]>;

interface ListedPlace {
  id: string;
  created_at: Date;
}

interface ScoredPlace extends ListedPlace {
  score: number;
  /** What the database had seen; on the first page alone. */
  snapshot: string;
}

function placesByMoment(shape: MomentShape, of: MomentValues): RawBuilder<ListedPlace> {
  const hashtag = shape.isTagged ? of.hashtag : undefined;
  const { source, created_at, id, conditions } = selectionOf('moment', shape.filter, hashtag);
  const direction = sql.raw(shape.isOldestFirst ? 'asc' : 'desc');
  if (shape.isLater) {
    const beyond = sql.raw(shape.isOldestFirst ? '>' : '<');
    conditions.push(sql`(${created_at}, ${id}) ${beyond} (${of.created_at}, ${of.id})`);
  }
  return sql`(
    select ${id} as id, ${created_at} as created_at from ${source} where ${allOf(conditions)}
    order by ${created_at} ${direction}, ${id} ${direction}
    limit ${shape.isWhole ? sql.lit(DEFAULT_PAGE_SIZE + 1) : of.most}
  )`;
}

const POPULAR_FIRST = sql`score desc, created_at desc, id desc`;

function mostPopularPlaces(asked: PostsAsked): RawBuilder<ScoredPlace> {
  const { source, conditions } = selectionOf('score', asked.filter, asked.hashtag);
  return sql`(
    select posts.id, posts.created_at, ${SCORE} as score, pg_current_snapshot()::text as snapshot
    from ${source} where ${allOf(conditions)}
    order by ${SCORE} desc, posts.created_at desc, posts.id desc limit ${asked.limit + 1}
  )`;
}

/**
 * The next places in the order of the first page: of the posts whose score is still what it was, in
 * the order of the index, and of those few that changed, by what their score was.
 */
function placesAfter(asked: PostsAsked, after: PopularPlace): RawBuilder<ScoredPlace> {
  const { source, conditions } = selectionOf('score', asked.filter, asked.hashtag);
  const most = asked.limit + 1;
  const place = sql`(${after.score}::integer, ${after.created_at}::timestamptz, ${after.id}::uuid)`;
  const then = sql`(${SCORE} - changed.delta)`;
  return sql`(
    with changed as materialized (${changesSince(after.snapshot)}),
    still as (
      select posts.id, posts.created_at, ${SCORE} as score from ${source}
      where ${allOf(conditions)} and (${SCORE}, posts.created_at, posts.id) < ${place}
        and posts.id not in (select post_id from changed)
      order by ${SCORE} desc, posts.created_at desc, posts.id desc limit ${most}
    ),
    moved as (
      select posts.id, posts.created_at, ${then} as score
      from ${source} join changed on changed.post_id = posts.id
      where ${allOf(conditions)} and (${then}, posts.created_at, posts.id) < ${place}
      order by ${POPULAR_FIRST} limit ${most}
    )
    select id, created_at, score, '' as snapshot
    from (select * from still union all select * from moved) as places
    order by ${POPULAR_FIRST} limit ${most}
  )`;
}

/**
 * Posts and what narrows them. With a hashtag by the hashtag's own index, joined with the posts only
 * where more of them must be known.
 */
function selectionOf(
  order: 'moment' | 'score',
  filter: PostFilter = 'all',
  hashtag: string | undefined,
) {
  const conditions: RawBuilder<unknown>[] =
    filter === 'all' ? [] : [sql`posts.${sql.raw(`in_${filter}`)}`];
  if (hashtag === undefined)
    return { source: sql`posts`, created_at: sql`posts.created_at`, id: sql`posts.id`, conditions };
  conditions.push(sql`tagged.tag = ${hashtag}`);
  const isEnough = filter === 'all' && order === 'moment';
  return {
    source: isEnough
      ? sql`post_hashtags as tagged`
      : sql`post_hashtags as tagged join posts on posts.id = tagged.post_id`,
    created_at: sql`tagged.created_at`,
    id: sql`tagged.post_id`,
    conditions,
  };
}

const allOf = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
