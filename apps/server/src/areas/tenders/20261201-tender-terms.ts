import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table tenders add column is_multi_award boolean not null default false',
  // Tenders that were awarded more than once before stay as they are.
  'update tenders set is_multi_award = true where accepted_count > 1',
  `alter table tenders add constraint tenders_awarded_once
    check (is_multi_award or accepted_count <= 1)`,
  'alter table tenders add column shows_award boolean not null default false',
  `alter table proposals add column outcome text,
    add constraint proposals_outcome check (outcome is null or (outcome = 'not_selected'
      and status in ('submitted', 'under_review', 'needs_clarification')))`,
];

/** Adds how many winners a tender may have, and the outcome of proposals that were not selected. */
export async function addTenderTerms(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
