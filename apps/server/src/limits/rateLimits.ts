import { createHash } from 'node:crypto';
import type { RefusalKey } from '@saudagar/contract/server';
import { Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Limit, LimitName, Limits } from './limits.ts';

/** Rate limit counters in the database, shared by all processes of a community. */
export interface RateLimits {
  /**
   * Consumes `amount` (default 1) of a subject's allowance. Concurrent calls get no more than
   * sequential ones; refused calls do not count.
   * @throws Refusal 429 with the seconds until the allowance is full again
   */
  consume(name: LimitName, subject: string, amount?: number): Promise<void>;
  /** Refunds an amount that turned out not to count. */
  refund(name: LimitName, subject: string): Promise<void>;
  /** Refunds everything. */
  reset(name: LimitName, subject: string): Promise<void>;
  /** Deletes expired counters. */
  sweep(): Promise<void>;
}

const DETAILS: Partial<Record<LimitName, RefusalKey>> = {
  loginPair: 'tooManyTries',
  loginAccount: 'tooManyTries',
  loginAddress: 'tooManyTries',
  password: 'tooManyTries',
  uploadBytes: 'uploadQuota',
};

export function createRateLimits(db: Database, now: () => Date, limits: Limits): RateLimits {
  async function refuse(name: LimitName, key: string, limit: Limit): Promise<never> {
    const row = await db
      .selectFrom('rate_counts')
      .where('key', '=', key)
      .select('ends_at')
      .executeTakeFirst();
    const left = row ? (row.ends_at.getTime() - now().getTime()) / 1000 : limit.seconds;
    const retryAfter = Math.max(1, Math.ceil(left));
    throw new Refusal(429, DETAILS[name] ?? 'tooOften', { retryAfter });
  }

  return {
    async consume(name, subject, amount = 1) {
      const limit = limits[name];
      if (!limit) return;
      const key = keyOf(name, subject);
      if (amount > limit.most) return refuse(name, key, limit);
      const currentTime = now();
      const ends_at = new Date(currentTime.getTime() + limit.seconds * 1000);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('rate_counts')
        .values({ key, taken: amount, ends_at })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              taken: sql`case when rate_counts.ends_at <= ${currentTime} then excluded.taken
                              else rate_counts.taken + excluded.taken end`,
              ends_at: sql`case when rate_counts.ends_at <= ${currentTime} then excluded.ends_at
                                else rate_counts.ends_at end`,
            })
            .where((where) =>
              where.or([
                where('rate_counts.ends_at', '<=', currentTime),
                where(sql<number>`rate_counts.taken + excluded.taken`, '<=', limit.most),
              ]),
            ),
        )
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) await refuse(name, key, limit);
    },

    async refund(name, subject) {
      if (!limits[name]) return;
      await db
        .updateTable('rate_counts')
        .set((of) => ({ taken: of('taken', '-', 1) }))
        .where('key', '=', keyOf(name, subject))
        .where('taken', '>', 0)
        .execute();
    },

    async reset(name, subject) {
      if (!limits[name]) return;
      await db.deleteFrom('rate_counts').where('key', '=', keyOf(name, subject)).execute();
    },

    async sweep() {
      await db.deleteFrom('rate_counts').where('ends_at', '<=', now()).execute();
    },
  };
}

/** Hashed to a fixed size, so that no counter contains an email. */
const keyOf = (name: LimitName, subject: string) =>
  `${name} ${createHash('sha256').update(subject).digest('base64url')}`;
