import { sql } from 'kysely';
import type { LetterWriter } from '../mail/letter.ts';
import { actorNames, isSeenByRecipient } from '../seen.ts';
import { type WordedNotification, wordNotification } from '../words.ts';

/** Most notifications that a mail lists. */
const LISTED = 10;

const TEXTS = {
  en: {
    subject: (count: number) =>
      count === 1 ? '1 unread notification' : `${count} unread notifications`,
    hello: (name: string) => `Hello ${name},`,
    text: 'This is what you have not read since yesterday:',
    more: (count: number) => `And ${count} more.`,
    action: 'Open notifications',
    footnote:
      'You get this mail because you chose a daily summary. You can switch it off in Settings.',
  },
  id: {
    subject: (count: number) => `${count} notifikasi belum dibaca`,
    hello: (name: string) => `Halo ${name},`,
    text: 'Ini kabar sejak kemarin yang belum Anda baca:',
    more: (count: number) => `Dan ${count} lainnya.`,
    action: 'Buka notifikasi',
    footnote:
      'Anda menerima email ini karena memilih ringkasan harian. Anda dapat mematikannya di Pengaturan.',
  },
};

/**
 * The mail of a day; none where all was read meanwhile, where the member wants none any more, or was
 * shut out. What a member does not see is not in it.
 */
export const summaryLetter: LetterWriter = async ({ db, mailbox }, { about, language }) => {
  const { rows } = await sql<WordedNotification & { full_name: string; total: number }>`
    select told.kind, told.subject_title, told.count, members.full_name,
      (count(*) over ())::int as total,
      ${actorNames} as names
    from daily_summaries
    join members on members.id = daily_summaries.member_id and members.deactivated_at is null
    join notifications as told on told.recipient_id = daily_summaries.member_id
      and told.read_at is null and told.created_at > since and told.created_at <= until
    where daily_summaries.member_id = ${about}::uuid
      and ${isSeenByRecipient}
    order by told.created_at desc, told.id desc
    limit ${LISTED}`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const texts = TEXTS[language];
  const left = first.total - rows.length;
  return {
    subject: texts.subject(first.total),
    paragraphs: [
      texts.hello(first.full_name),
      texts.text,
      ...rows.map((row) => `• ${wordNotification(row, language)}`),
      ...(left > 0 ? [texts.more(left)] : []),
    ],
    action: { label: texts.action, address: mailbox.linkTo('/notifications') },
    footnote: texts.footnote,
  };
};
