import type { FastifyBaseLogger } from 'fastify';
import { type Selectable, sql } from 'kysely';
import type { Community } from '../../../community.ts';
import type { Database } from '../../../database/schema.ts';
import type { MailsTable } from '../tables.ts';
import { startWorker, type Worker } from '../worker.ts';
import { asHtml, asText, type LetterWriter } from './letter.ts';
import type { SendMail } from './sendMail.ts';

const MINUTE = 60_000;
/** Lease of a mail in milliseconds; after a crash another worker takes it. */
const HELD = 5 * MINUTE;
/** Minutes until the next try after a failure; the last value repeats. */
const PAUSES = [1, 5, 15, 60];
/** Milliseconds until a mail is given up (two days), and a finished one deleted (a week). */
const TRIED = 2 * 86_400_000;
const RETENTION = 7 * 86_400_000;
/** Interval in milliseconds of looking for mails due again. */
const LOOKS = 30_000;

interface MailParts {
  community: Community;
  /** Letter writers of all areas, by kind. */
  letters: Readonly<Record<string, LetterWriter>>;
  send: SendMail;
  logger: FastifyBaseLogger;
}

type MailRow = Selectable<MailsTable>;
/** Result of a try; `away` when the mail server cannot be reached. */
type Outcome = 'done' | 'later' | 'away';

/**
 * Starts the worker that sends pending mails: at once for those of an earlier run, whenever a
 * transaction added one, and when a pause is over. One process at a time holds a mail.
 */
export const startMailWorker = (parts: MailParts): Worker =>
  startWorker({
    logger: parts.logger,
    async next() {
      const mail = await takeNext(parts.community);
      // A mail server that does not answer would not for the others either.
      return mail !== undefined && (await deliver(parts, mail)) !== 'away';
    },
    failure: 'mails could not be read',
    wokenBy: parts.community.fanOut,
    looks: LOOKS,
  });

/** Leases the mail that has waited longest. */
async function takeNext({ db, now }: Community): Promise<MailRow | undefined> {
  const currentTime = now();
  const { rows } = await sql<MailRow>`
    update mails set tries = tries + 1, try_at = ${new Date(currentTime.getTime() + HELD)}
    where id = (
      select id from mails where done_at is null and try_at <= ${currentTime}
      order by try_at, id limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

async function deliver(parts: MailParts, mail: MailRow): Promise<Outcome> {
  const { community, letters, send, logger } = parts;
  const { db, now } = community;
  const { id, kind, recipient, language } = mail;
  try {
    const write = letters[kind];
    // A row of a later version stays for that version.
    if (!write) throw new Error(`no area writes letters of the kind ${kind}`);
    const letter = await write(community, mail);
    if (letter)
      await send({
        id,
        to: recipient,
        subject: letter.subject,
        text: asText(letter),
        html: asHtml(letter, language),
        unsubscribe: letter.unsubscribe?.address,
      });
    await finish(db, mail, now());
    return 'done';
  } catch (error) {
    // Without the message, which may repeat what was sent to the mail server.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const isRefused = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
    const isGivenUp = isRefused || now().getTime() - mail.created_at.getTime() > TRIED;
    const reason = { mail_id: id, kind, tries: mail.tries, code, answer: responseCode };
    if (isGivenUp) {
      logger.error(reason, 'a mail was given up');
      await finish(db, mail, now());
      return 'done';
    }
    logger.warn(reason, 'a mail waits for its next try');
    const minutes = PAUSES[mail.tries - 1] ?? PAUSES.at(-1) ?? 0;
    await db
      .updateTable('mails')
      .set({ try_at: new Date(now().getTime() + minutes * MINUTE) })
      .where('id', '=', id)
      .execute();
    return code === 'EAUTH' || (code && responseCode === undefined) ? 'away' : 'later';
  }
}

async function finish(db: Database, { id }: MailRow, at: Date): Promise<void> {
  await db.updateTable('mails').set({ done_at: at }).where('id', '=', id).execute();
  await db
    .deleteFrom('mails')
    .where('done_at', '<', new Date(at.getTime() - RETENTION))
    .execute();
}
