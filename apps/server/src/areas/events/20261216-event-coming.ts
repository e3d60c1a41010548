import { type Kysely, sql } from 'kysely';

const statements = [
  // Registrations of before are not shown.
  'alter table event_registrations add column is_visible boolean not null default false',
  `create index event_registrations_coming on event_registrations (event_id, position)
    where status = 'registered' and is_visible`,
];

/** Adds each attendee's choice that members see that they come. */
export async function addEventComing(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
