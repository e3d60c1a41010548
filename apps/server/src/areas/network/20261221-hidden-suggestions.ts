import { type Kysely, sql } from 'kysely';

/** Adds the members whom a member does not want suggested. */
export async function addHiddenSuggestions(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table hidden_suggestions (
    member_id uuid not null references members on delete cascade,
    hidden_id uuid not null references members on delete cascade,
    primary key (member_id, hidden_id)
  )`,
  'create index hidden_suggestions_hidden on hidden_suggestions (hidden_id)',
];
