import { GROUP_POSTED } from '@saudagar/contract/server';
import { sql } from 'kysely';
import { factsFor } from '../facts.ts';
import type { LetterWriter } from '../mail/letter.ts';
import { actorNames, isSeenByRecipient } from '../seen.ts';
import type { WordedNotification } from '../words.ts';
import { wordSummary } from './wordSummary.ts';

interface SummaryRow extends WordedNotification {
  id: string;
  subject_id: string;
  full_name: string;
  total: number;
}

/** Maximum number of notifications in a summary. */
const LISTED = 10;

/**
 * Writes a day's summary; none if all was read meanwhile, or the member opted out or was
 * deactivated. It leaves out what the member may not see.
 */
export const summaryLetter: LetterWriter = async ({ db, mailbox }, { about, language }) => {
  const { rows } = await sql<SummaryRow>`
    select notification.id, notification.subject_id, notification.kind, notification.subject_title, notification.changes, notification.count, members.full_name,
      (count(*) over ())::int as total,
      ${actorNames} as names
    from daily_summaries
    join members on members.id = daily_summaries.member_id and members.deactivated_at is null
    join notifications as notification on notification.recipient_id = daily_summaries.member_id
      and notification.read_at is null and notification.created_at > since and notification.created_at <= until
    where daily_summaries.member_id = ${about}::uuid
      and ${isSeenByRecipient} and kind <> ${GROUP_POSTED}
    order by notification.created_at desc, notification.id desc
    limit ${LISTED}`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const facts = await factsFor(db, rows);
  const listed = rows.map((row) => ({ ...row, facts: facts.get(row.id) }));
  const address = mailbox.linkTo('/notifications');
  return wordSummary({ name: first.full_name, total: first.total, listed, address }, language);
};
