import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Popularity score of a post (FEED-182), as indexed. */
export const SCORE: RawBuilder<number> = sql`(posts.likes_count + posts.comments_count)`;

/** Milliseconds for which a list by popularity can be paged after its first page. */
export const POPULAR_LIST_LIFETIME = 86_400_000;
const HOUR = 3_600_000;

/**
 * Counts that determine popularity. Changes are logged with their transaction for a day, so
 * later pages of a list can use the scores of its first page.
 */
export interface Popularity {
  /** Logs a change of a post's score; the transaction holds its lock. */
  note(write: Database, postId: string, by: number): Promise<void>;
  /** Adds to the comment count of a locked post, and returns it. */
  addComments(write: Database, postId: string, by: number): Promise<number>;
}

export function createPopularity(now: () => Date): Popularity {
  let sweptAt = 0;

  /** Deletes log rows that no list needs; skips rows locked by another process. */
  async function sweep(write: Database): Promise<void> {
    const time = now().getTime();
    if (time - sweptAt < HOUR) return;
    sweptAt = time;
    await sql`
      delete from score_changes where ctid in (
        select ctid from score_changes
        where created_at < ${new Date(time - POPULAR_LIST_LIFETIME)} for update skip locked
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
 * A snapshot: transactions from `end` on, and those `running`, came later. A shorter form of
 * `pg_current_snapshot`.
 */
export interface Snapshot {
  end: string;
  running: string[];
}

/** Maximum that fits a cursor; one process runs at most ten writes at a time. */
const RUNNING_MAX = 20;

/** Parses `pg_current_snapshot()::text`, which is `oldest:end:running,running`. */
export function readSnapshot(text: string): Snapshot {
  const [, end = '', running = ''] = text.split(':');
  return { end, running: running.split(',').filter(Boolean).slice(0, RUNNING_MAX) };
}

/** Query of each post's score change since a snapshot. */
export function scoreChangesSince({ end, running }: Snapshot): RawBuilder<unknown> {
  return sql`
    select post_id, sum(delta)::integer as delta from score_changes
    where transaction_id >= ${end}::xid8 or transaction_id = any(${running}::xid8[])
    group by post_id`;
}
