import type { DailySummary, Locale } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Database } from '../../../database/schema.ts';
import type { Mailbox } from '../mail/mailbox.ts';

/** Daily summary mails of unread notifications. */
export interface DailySummaries {
  of(memberId: string): Promise<DailySummary>;
  /** @throws Refusal 422 when the community sends no mail */
  set(memberId: string, daily: boolean, language: Locale): Promise<DailySummary>;
}

const DAY = 86_400_000;

/** The next 07:00 in Jakarta, which is midnight UTC. */
export const nextMorning = (at: Date): Date => new Date((Math.floor(at.getTime() / DAY) + 1) * DAY);

export function createDailySummaries(
  db: Database,
  now: () => Date,
  mailbox: Pick<Mailbox, 'isOpen'>,
): DailySummaries {
  return {
    async of(memberId) {
      const summary = await db
        .selectFrom('daily_summaries')
        .where('member_id', '=', memberId)
        .select('member_id')
        .executeTakeFirst();
      return { offered: mailbox.isOpen, daily: summary !== undefined };
    },

    async set(memberId, daily, language) {
      if (!mailbox.isOpen) throw new Refusal(422, 'noDailySummary');
      const currentTime = now();
      if (daily)
        await db
          .insertInto('daily_summaries')
          .values({
            member_id: memberId,
            language,
            since: currentTime,
            until: currentTime,
            due_at: nextMorning(currentTime),
          })
          .onConflict((row) => row.column('member_id').doUpdateSet({ language }))
          .execute();
      else await db.deleteFrom('daily_summaries').where('member_id', '=', memberId).execute();
      return { offered: true, daily };
    },
  };
}
