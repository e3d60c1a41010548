import { type Kysely, sql } from 'kysely';

/** Adds addresses that are not to be invited any more, as keyed hashes. */
export async function addInvitationOptOuts(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One row; in the database, so that it moves with the hashes.
  `create table invitation_key (
    is_only boolean primary key check (is_only),
    secret text not null
  )`,
  `create table invitation_opt_outs (
    address_hash text primary key,
    created_at timestamptz(3) not null
  )`,
];
