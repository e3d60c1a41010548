import { type Kysely, sql } from 'kysely';

/** Takes the link from what told that a tender was deleted: it led to a page that is gone. */
export async function unlinkDeletedTenders(db: Kysely<unknown>): Promise<void> {
  await sql`
    update notifications set subject_type = 'deleted' where kind = 'tender_deleted'`.execute(db);
}
