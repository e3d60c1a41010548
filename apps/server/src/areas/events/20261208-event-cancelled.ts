import { type Kysely, sql } from 'kysely';

/** Adds when and by whom an event was cancelled, for earlier ones from their history. */
export async function addEventCancelled(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column cancelled_at timestamptz,
    add column is_cancelled_by_staff boolean not null default false`.execute(db);
  await sql`
    update events set cancelled_at = coalesce(
      (select max(edited_at) from event_edits
        where event_id = events.id and changes ->> 'status' = 'cancelled'),
      updated_at)
    where status = 'cancelled'`.execute(db);
  await sql`
    update events set is_cancelled_by_staff = true
    where status = 'cancelled' and (
      select editor_id is distinct from events.organizer_id from event_edits
      where event_id = events.id and changes ->> 'status' = 'cancelled'
      order by edited_at desc limit 1)`.execute(db);
}
