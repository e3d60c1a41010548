import { type Kysely, sql } from 'kysely';

/** Adds the time of an event's cancellation, for earlier ones from their history. */
export async function addEventCancelled(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column cancelled_at timestamptz`.execute(db);
  await sql`
    update events set cancelled_at = coalesce(
      (select max(edited_at) from event_edits
        where event_id = events.id and changes ->> 'status' = 'cancelled'),
      updated_at)
    where status = 'cancelled'`.execute(db);
}
