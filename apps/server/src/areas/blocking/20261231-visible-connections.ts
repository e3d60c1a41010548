import { type Kysely, sql } from 'kysely';

/** Adds who sees a member's connections. */
export async function addConnectionVisibility(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table members add column connections_visible_to text not null default 'everyone'
      check (connections_visible_to in ('everyone', 'connections', 'nobody'))`.execute(db);
}
