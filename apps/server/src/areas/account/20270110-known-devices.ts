import { type Kysely, sql } from 'kysely';

/** Adds devices that a member signed in on, whose attempts are counted apart from others'. */
export async function addKnownDevices(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table known_devices (
    token_hash text primary key,
    member_id uuid not null references members on delete cascade,
    created_at timestamptz(3) not null,
    last_used_at timestamptz(3) not null
  )`,
  'create index known_devices_member on known_devices (member_id, last_used_at desc)',
  'alter table sessions add column device_hash text',
];
