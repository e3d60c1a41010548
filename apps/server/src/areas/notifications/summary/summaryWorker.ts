import type { Locale } from '@saudagar/contract';
import { GROUP_POSTED } from '@saudagar/contract/server';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Community } from '../../../community.ts';
import { startWorker, type Worker } from '../worker.ts';
import { nextMorning } from './summaries.ts';

/** Interval in milliseconds of looking for members who are due. */
const LOOKS = 300_000;
/** Number of members whose mails are added in one transaction. */
const BATCH = 200;

/** Kind of the summary among the letters. */
export const SUMMARY_MAIL = 'dailySummary';

interface SummaryParts {
  community: Community;
  logger: FastifyBaseLogger;
}

/** Starts the job that adds the mails of a morning, from whichever process is first. */
export const startSummaryWorker = ({ community, logger }: SummaryParts): Worker =>
  startWorker({
    logger,
    next: () => addMails(community),
    failure: 'daily summaries could not be added',
    looks: LOOKS,
  });

/**
 * Adds mails of the next due members. The mail and the next due time are one transaction: each
 * member gets one a day, whatever the number of processes. Returns false when nobody is due.
 */
function addMails({ fanOut, mailbox, now }: Community): Promise<boolean> {
  return fanOut.transaction(async (write, publish) => {
    const currentTime = now();
    const { rows } = await sql<{
      member_id: string;
      language: Locale;
      email: string;
      has_news: boolean;
    }>`
      update daily_summaries set since = until, until = ${currentTime}, due_at = ${nextMorning(currentTime)}
      from members
      where members.id = daily_summaries.member_id and daily_summaries.member_id in (
        select member_id from daily_summaries where due_at <= ${currentTime}
        order by due_at, member_id limit ${BATCH} for update skip locked)
      returning daily_summaries.member_id, daily_summaries.language, email,
        members.deactivated_at is null and exists (
          select from notifications where recipient_id = daily_summaries.member_id
            and read_at is null and not is_withdrawn and notifications.created_at > since
            and kind <> ${GROUP_POSTED}) as has_news`.execute(write);
    for (const { member_id, language, email, has_news } of rows)
      if (has_news)
        await mailbox.add(write, publish, {
          kind: SUMMARY_MAIL,
          recipient: email,
          about: member_id,
          language,
        });
    return rows.length > 0;
  });
}
