import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** How popular a post is (FEED-182), as the indexes have it. */
export const SCORE: RawBuilder<number> = sql`(posts.likes_count + posts.comments_count)`;

/** How long a list by popularity can be read on after its first page, in milliseconds. */
export const POPULAR_LIST_LIFETIME = 86_400_000;
const HOUR = 3_600_000;

/**
 * The counts that make a post popular. Every change of them is noted with its transaction for a
 * day, so that a later page of a list can tell what a score was when its first page was read.
 */
export interface Popularity {
  /** Notes that the score of a post changed; the transaction holds its lock. */
  note(write: Database, postId: string, by: number): Promise<void>;
  /** Adds to the comments of a post that the transaction has locked, and gives their number. */
  addComments(write: Database, postId: string, by: number): Promise<number>;
}

export function createPopularity(now: () => Date): Popularity {
  let sweptAt = 0;

  /** Forgets what no list needs any more; rows that another process is at are left to it. */
  async function sweep(write: Database): Promise<void> {
    const at = now().getTime();
    if (at - sweptAt < HOUR) return;
    sweptAt = at;
    await sql`
      delete from score_changes where ctid in (
        select ctid from score_changes
        where created_at < ${new Date(at - POPULAR_LIST_LIFETIME)} for update skip locked
      )`.execute(write);
  }

  async function note(write: Database, postId: string, by: number): Promise<void> {
    if (by === 0) return;
    await sweep(write);
    await write
      .insertInto('score_changes')
      .values({ post_id: postId, delta: by, created_at: now() })
      .execute();
  }

  return {
    note,
    async addComments(write, postId, by) {
      await note(write, postId, by);
      const { comments_count } = await write
        .updateTable('posts')
        .set((of) => ({ comments_count: of('comments_count', '+', by) }))
        .where('id', '=', postId)
        .returning('comments_count')
        .executeTakeFirstOrThrow();
      return comments_count;
    },
  };
}

/**
 * A moment of the database: transactions from `end` on, and those `running`, came later. What
 * `pg_current_snapshot` tells, in fewer characters.
 */
export interface Snapshot {
  end: string;
  running: string[];
}

/** More of them would not fit a cursor; one process writes at most ten at a time. */
const RUNNING_MAX = 20;

/** Reads `pg_current_snapshot()::text`, which is `oldest:end:running,running`. */
export function readSnapshot(text: string): Snapshot {
  const [, end = '', running = ''] = text.split(':');
  return { end, running: running.split(',').filter(Boolean).slice(0, RUNNING_MAX) };
}

/** By how much each post's score has changed since a snapshot. */
export function changesSince({ end, running }: Snapshot): RawBuilder<unknown> {
  return sql`
    select post_id, sum(delta)::integer as delta from score_changes
    where transaction_id >= ${end}::xid8 or transaction_id = any(${running}::xid8[])
    group by post_id`;
}
