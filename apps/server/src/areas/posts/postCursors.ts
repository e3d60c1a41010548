import type { PostFilter } from '@saudagar/contract';
import { type RawBuilder, sql } from 'kysely';
import { isLeftOut } from '../blocking/sight.ts';
import type { PopularCursor } from './cursor.ts';
import { SCORE, scoreChangesSince } from './popularity.ts';
import { readableSince } from './postVisibility.ts';

/** Filters of a list of posts. */
export interface Narrowing {
  filter?: PostFilter | undefined;
  hashtag?: string | undefined;
  groupId?: string | undefined;
}

/** Posts, their filters, and their group. */
export interface Selection {
  source: RawBuilder<unknown>;
  created_at: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** Their group, as a column of the source. */
  group: RawBuilder<unknown>;
  conditions: readonly RawBuilder<unknown>[];
  /** The requested group; without one, the home feed of `viewerId`. */
  groupId: string | undefined;
  viewerId: string;
}

/** Posts and their filters. A hashtag has its own index, joined only for further filters. */
export function selectionOf(
  order: 'moment' | 'score',
  { filter = 'all', hashtag, groupId }: Narrowing,
  { viewerId }: { viewerId: string },
): Selection {
  const shown = sql`not ${isLeftOut(viewerId, 'posts.member_id', 'posts.group_id')}`;
  const conditions: RawBuilder<unknown>[] =
    filter === 'all' ? [] : [sql`posts.${sql.raw(`in_${filter}`)}`];
  const of = { conditions, groupId, viewerId };
  if (hashtag === undefined) {
    conditions.push(shown);
    return {
      ...of,
      source: sql`posts`,
      created_at: sql`posts.created_at`,
      id: sql`posts.id`,
      group: sql`posts.group_id`,
    };
  }
  const isEnough = filter === 'all' && order === 'moment';
  conditions.push(
    sql`tagged.tag = ${hashtag}`,
    isEnough ? sql`exists (select from posts where posts.id = tagged.post_id and ${shown})` : shown,
  );
  return {
    ...of,
    source: isEnough
      ? sql`post_hashtags as tagged`
      : sql`post_hashtags as tagged join posts on posts.id = tagged.post_id`,
    created_at: sql`tagged.created_at`,
    id: sql`tagged.post_id`,
    group: sql`tagged.group_id`,
  };
}

/** Columns and order to read from a selection. */
interface Reading {
  columns: RawBuilder<unknown>;
  conditions: readonly RawBuilder<unknown>[];
  /** Order by column names. */
  order: RawBuilder<unknown>;
  most: RawBuilder<unknown>;
}

/**
 * First cursors of a selection: of a group, or of the community and each of the viewer's groups,
 * each part in the order of its own index, so posts of other groups are never scanned.
 */
export function gathered<Cursor>(
  { source, group, created_at, conditions, groupId, viewerId }: Selection,
  { columns, conditions: more, order, most }: Reading,
): RawBuilder<Cursor> {
  const part = (belongs: RawBuilder<unknown>) => sql`(
    select ${columns} from ${source}
    where ${sql.join([belongs, ...conditions, ...more], sql` and `)}
    order by ${order} limit ${most}
  )`;
  if (groupId !== undefined)
    return part(
      sql`${group} = ${groupId}::uuid and ${created_at} >= ${readableSince(groupId, viewerId)}`,
    ) as RawBuilder<Cursor>;
  return sql<Cursor>`(
    select * from (
      ${part(sql`${group} is null`)}
      union all
      select of_group.* from group_members as own
        cross join lateral ${part(sql`${group} = own.group_id`)} as of_group
      where own.member_id = ${viewerId}::uuid
    ) as parts
    order by ${order} limit ${most}
  )`;
}

/** Cursor of a post in a list by popularity. */
export interface ScoredCursor {
  id: string;
  created_at: Date;
  score: number;
  /** Database snapshot; on the first page only. */
  snapshot: string;
}

const POPULAR_FIRST = sql`score desc, created_at desc, id desc`;

export const mostPopularCursors = (
  selection: Selection,
  most: RawBuilder<unknown>,
): RawBuilder<ScoredCursor> =>
  gathered(selection, {
    columns: sql`posts.id, posts.created_at, ${SCORE} as score,
      pg_current_snapshot()::text as snapshot`,
    conditions: [],
    order: POPULAR_FIRST,
    most,
  });

/**
 * Next cursors in the order of the first page: posts with an unchanged score in index order,
 * merged with the few changed ones by their earlier score.
 */
export function cursorsAfter(
  selection: Selection,
  most: RawBuilder<unknown>,
  after: PopularCursor,
): RawBuilder<ScoredCursor> {
  const position = sql`(${after.score}::integer, ${after.created_at}::timestamptz, ${after.id}::uuid)`;
  const then = sql`(${SCORE} - changed.delta)`;
  const still = gathered(selection, {
    columns: sql`posts.id, posts.created_at, ${SCORE} as score`,
    conditions: [
      sql`(${SCORE}, posts.created_at, posts.id) < ${position}`,
      sql`posts.id not in (select post_id from changed)`,
    ],
    order: POPULAR_FIRST,
    most,
  });
  const moved = gathered(
    { ...selection, source: sql`${selection.source} join changed on changed.post_id = posts.id` },
    {
      columns: sql`posts.id, posts.created_at, ${then} as score`,
      conditions: [sql`(${then}, posts.created_at, posts.id) < ${position}`],
      order: POPULAR_FIRST,
      most,
    },
  );
  return sql`(
    with changed as materialized (${scoreChangesSince(after.snapshot)})
    select id, created_at, score, '' as snapshot
    from (select * from ${still} as still union all select * from ${moved} as moved) as cursors
    order by ${POPULAR_FIRST} limit ${most}
  )`;
}
