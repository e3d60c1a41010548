import { type Kysely, sql } from 'kysely';

/** Creates the table of blocked and muted members. */
export async function addBlocking(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table kept_away (
    member_id uuid not null references members on delete cascade,
    other_id uuid not null references members on delete cascade,
    way text not null check (way in ('block', 'mute')),
    created_at timestamptz(3) not null,
    primary key (member_id, other_id, way),
    check (member_id <> other_id)
  )`,
  // Index of who has blocked a member, checked before any contact.
  'create index kept_away_other on kept_away (other_id, way, member_id)',
];
