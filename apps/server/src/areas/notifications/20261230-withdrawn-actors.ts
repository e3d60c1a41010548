import { type Kysely, sql } from 'kysely';

/** Adds actors whose act was taken back, so that the same act again does not notify again. */
export async function addWithdrawnActors(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notifications
      add column withdrawn jsonb not null default '[]',
      add column is_withdrawn boolean not null
        generated always as (actors = '[]' and withdrawn <> '[]') stored`.execute(db);
  await sql`create index notifications_withdrawn on notifications using gin (withdrawn)`.execute(
    db,
  );
}
