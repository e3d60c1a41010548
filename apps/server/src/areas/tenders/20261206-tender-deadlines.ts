import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table tenders add column deadline_noticed timestamptz(3)',
  // Deadlines of before are no news.
  'update tenders set deadline_noticed = deadline where deadline <= now()',
  `create index tenders_unnoticed_deadline on tenders (deadline)
    where status = 'active' and deadline_noticed is distinct from deadline`,
];

/** Adds the deadline whose passing a tender's poster was notified of. */
export async function addTenderDeadlines(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
