import { type Kysely, sql } from 'kysely';

/** Adds the choice that links and documents are for the registered; earlier events show them. */
export async function addEventAudience(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column registered_only boolean not null default false`.execute(
    db,
  );
}
