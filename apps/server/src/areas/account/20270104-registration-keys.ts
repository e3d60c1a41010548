import { type Kysely, sql } from 'kysely';

/** Adds the idempotency key of a registration, which a lost answer is repeated by. */
export async function addRegistrationKeys(db: Kysely<unknown>): Promise<void> {
  await sql`alter table members add column registration_key text`.execute(db);
}
