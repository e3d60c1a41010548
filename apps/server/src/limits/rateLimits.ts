import { createHash } from 'node:crypto';
import type { RefusalKey } from '@saudagar/contract/server';
import { Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { GrowingWait, Limit, LimitName, Limits } from './limits.ts';

/** Rate limit counters in the database, shared by all processes of a community. */
export interface RateLimits {
  /**
   * Consumes `amount` (default 1) of a subject's allowance. Concurrent calls get no more than
   * sequential ones; refused calls do not count. Returns the amount consumed so far, 0 without a
   * limit.
   * @throws Refusal 429 with the seconds until another call is accepted
   */
  consume(name: LimitName, subject: string, amount?: number): Promise<number>;
  /** Consumes one; false instead of a refusal when there is none left. */
  allows(name: LimitName, subject: string): Promise<boolean>;
  /** Refunds an amount that turned out not to count. */
  refund(name: LimitName, subject: string): Promise<void>;
  /** Refunds everything. */
  reset(name: LimitName, subject: string): Promise<void>;
  /** Deletes expired counters. */
  sweep(): Promise<void>;
}

const DETAILS: Partial<Record<LimitName, RefusalKey>> = {
  loginDevice: 'tooManyTries',
  loginPair: 'tooManyTries',
  loginAccount: 'tooManyTries',
  loginFirst: 'tooManyTries',
  loginAddress: 'tooManyTries',
  password: 'tooManyTries',
  uploadBytes: 'uploadQuota',
};

export function createRateLimits(db: Database, now: () => Date, limits: Limits): RateLimits {
  async function refuse(name: LimitName, key: string, limit: Limit): Promise<never> {
    const row = await db
      .selectFrom('rate_counts')
      .where('key', '=', key)
      .select(['ends_at', 'taken'])
      .executeTakeFirst();
    const left = row ? (row.ends_at.getTime() - now().getTime()) / 1000 : limit.seconds;
    // With growing waits the end moves with each call, so the last call is known from it.
    const wait = row && limit.wait ? left - limit.seconds + waitAfter(row.taken, limit) : left;
    const retryAfter = Math.max(1, Math.ceil(wait));
    throw new Refusal(429, DETAILS[name] ?? 'tooOften', { retryAfter });
  }

  const rateLimits: RateLimits = {
    async consume(name, subject, amount = 1) {
      const limit = limits[name];
      if (!limit) return 0;
      const key = keyOf(name, subject);
      if (amount > limit.most) return refuse(name, key, limit);
      const currentTime = now();
      const ends_at = new Date(currentTime.getTime() + limit.seconds * 1000);
      const row = await db
        .insertInto('rate_counts')
        .values({ key, taken: amount, ends_at })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              taken: sql`case when rate_counts.ends_at <= ${currentTime} then excluded.taken
                              else rate_counts.taken + excluded.taken end`,
              ends_at: sql`case when rate_counts.ends_at <= ${currentTime} then excluded.ends_at
                                else ${sql.ref(limit.wait ? 'excluded.ends_at' : 'rate_counts.ends_at')} end`,
            })
            .where((where) =>
              where.or([
                where('rate_counts.ends_at', '<=', currentTime),
                where(sql<number>`rate_counts.taken + excluded.taken`, '<=', limit.most),
                ...(limit.wait ? [isWaitOver(currentTime, limit, limit.wait)] : []),
              ]),
            ),
        )
        .returning('taken')
        .executeTakeFirst();
      return row ? Number(row.taken) : refuse(name, key, limit);
    },

    allows: (name, subject) =>
      rateLimits.consume(name, subject).then(
        () => true,
        (error) => {
          if (error instanceof Refusal && error.status === 429) return false;
          throw error;
        },
      ),

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
  return rateLimits;
}

/** Returns the seconds to wait after the last of `taken` calls. */
const waitAfter = (taken: number, { most, wait }: Limit): number =>
  wait ? Math.min(wait.longest, wait.first * 2 ** Math.max(0, Number(taken) - most)) : 0;

/** Condition of a counter whose growing wait has passed. */
const isWaitOver = (currentTime: Date, { most, seconds }: Limit, { first, longest }: GrowingWait) =>
  sql<boolean>`rate_counts.ends_at - make_interval(secs => ${seconds}::float8 - least(
    ${longest}::float8,
    ${first}::float8 * power(2::float8, least(greatest(rate_counts.taken - ${most}::bigint, 0), 30)::float8)
  )) <= ${currentTime}`;

/** Hashed to a fixed size, so that no counter contains an email. */
const keyOf = (name: LimitName, subject: string) =>
  `${name} ${createHash('sha256').update(subject).digest('base64url')}`;
