import { type Kysely, sql } from 'kysely';

/** Creates the list of members who hide their presence. */
export async function addHiddenPresence(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table hidden_presence (
        member_id uuid primary key references members on delete cascade
      )`,
    )
    .execute(db);
}
