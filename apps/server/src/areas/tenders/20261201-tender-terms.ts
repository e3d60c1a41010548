import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table tenders add column is_multi_award boolean not null default false',
  // Tenders that were awarded more than once before stay as they are.
  'update tenders set is_multi_award = true where accepted_count > 1',
  `alter table tenders add constraint tenders_awarded_once
    check (is_multi_award or accepted_count <= 1)`,
];

/** Adds how many winners a tender may have, and holds a tender to it. */
export async function addTenderTerms(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
