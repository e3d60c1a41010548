import type { FastifyBaseLogger } from 'fastify';
import { type Selectable, sql } from 'kysely';
import type { Community } from '../../../community.ts';
import type { Database } from '../../../database/schema.ts';
import type { MailsTable } from '../tables.ts';
import { startWorker, type Worker } from '../worker.ts';
import { asHtml, asText, type LetterWriter } from './letter.ts';
import type { SendMail } from './sendMail.ts';

const MINUTE = 60_000;
/** How long the one who tries a mail has it alone, in milliseconds; after a crash others take it up. */
const HELD = 5 * MINUTE;
/** Minutes until the next try after one that failed; the last stays. */
const PAUSES = [1, 5, 15, 60];
/** How long a mail is tried, and how long one that is done is kept, in milliseconds: days and a week. */
const TRIED = 2 * 86_400_000;
const KEPT = 7 * 86_400_000;
/** How often it looks for mails whose pause is over, in milliseconds. */
const LOOKS = 30_000;

interface MailParts {
  community: Community;
  /** By kind, of all areas. */
  letters: Readonly<Record<string, LetterWriter>>;
  send: SendMail;
  logger: FastifyBaseLogger;
}

type MailRow = Selectable<MailsTable>;
/** What came of a try; `away` where the mail server cannot be reached. */
type Outcome = 'done' | 'later' | 'away';

/**
 * Starts the worker that sends what waits: at once for what an earlier run left, whenever a
 * transaction added a mail, and when a pause is over. A mail belongs to one process at a time.
 */
export const startMailWorker = (parts: MailParts): Worker =>
  startWorker({
    logger: parts.logger,
    async next() {
      const mail = await takeNext(parts.community);
      // A server that does not answer will not for the others either.
      return mail !== undefined && (await deliver(parts, mail)) !== 'away';
    },
    failure: 'mails could not be read',
    wokenBy: parts.community.fanOut,
    looks: LOOKS,
  });

/** Takes the mail that has waited longest; nobody else takes it while it is held. */
async function takeNext({ db, now }: Community): Promise<MailRow | undefined> {
  const at = now();
  const { rows } = await sql<MailRow>`
    update mails set tries = tries + 1, try_at = ${new Date(at.getTime() + HELD)}
    where id = (
      select id from mails where done_at is null and try_at <= ${at}
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
    // A row of a later version waits for it.
    if (!write) throw new Error(`no area writes letters of the kind ${kind}`);
    const letter = await write(community, mail);
    if (letter)
      await send({
        id,
        to: recipient,
        subject: letter.subject,
        text: asText(letter),
        html: asHtml(letter, language),
      });
    await finish(db, mail, now());
    return 'done';
  } catch (error) {
    // Without its message, which may repeat what the mail server was told.
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
    .where('done_at', '<', new Date(at.getTime() - KEPT))
    .execute();
}
