import { type Kysely, sql } from 'kysely';

/** Creates the presence of members; one without a row was never online, or hides it. */
export async function addPresence(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table presence (
        member_id uuid primary key references members on delete cascade,
        last_seen_at timestamptz(3) not null,
        online_until timestamptz(3)
      )`,
    )
    .execute(db);
}
