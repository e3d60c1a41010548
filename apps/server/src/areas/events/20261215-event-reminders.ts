import { type Kysely, sql } from 'kysely';

const statements = ['day', 'hour'].flatMap((unit) => [
  `alter table events add column ${unit}_reminded_for timestamptz(3)`,
  // Moments of before are not reminded of late.
  `update events set ${unit}_reminded_for = start_at where start_at <= now() + interval '1 ${unit}'`,
  `create index events_${unit}_reminders on events (start_at)
    where status = 'active' and ${unit}_reminded_for is distinct from start_at`,
]);

/** Adds the start that an event's attendees were reminded of, a day and an hour before. */
export async function addEventReminders(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
