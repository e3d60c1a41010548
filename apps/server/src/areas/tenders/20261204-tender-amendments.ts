import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table tenders add column terms_version integer not null default 1,
    add column amendments_count integer not null default 0`,
  `create table tender_amendments (
    tender_id uuid not null references tenders on delete cascade,
    number integer not null check (number > 0),
    made_at timestamptz(3) not null,
    changes jsonb not null,
    primary key (tender_id, number)
  )`,
  'alter table proposals add column confirmed_amendment integer not null default 0',
];

/** Adds versions of a tender's terms, and the amendments made once proposals are in. */
export async function addTenderAmendments(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
