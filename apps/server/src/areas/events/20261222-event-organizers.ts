import { type Kysely, sql } from 'kysely';

const statements = [
  `create table event_organizers (
    event_id uuid not null references events on delete cascade,
    member_id uuid not null references members on delete cascade,
    added_at timestamptz(3) not null,
    primary key (event_id, member_id)
  )`,
  'create index event_organizers_member on event_organizers (member_id)',
];

/** Creates the co-organizers of events. */
export async function addEventOrganizers(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
