import { type Kysely, sql } from 'kysely';

/** Removes links of notifications about deleted tenders: their page no longer exists. */
export async function unlinkDeletedTenders(db: Kysely<unknown>): Promise<void> {
  await sql`
    update notifications set subject_type = 'deleted' where kind = 'tender_deleted'`.execute(db);
}
