import { type Kysely, sql } from 'kysely';

/** Creates connections between members, and the search keys of suggestions. */
export async function createConnections(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table connections (
    id uuid primary key,
    requester_id uuid not null references members on delete cascade,
    recipient_id uuid not null references members on delete cascade,
    status text not null check (status in ('pending', 'accepted')),
    created_at timestamptz(3) not null,
    accepted_at timestamptz(3),
    check (requester_id <> recipient_id)
  )`,
  // Two members have one connection, in either direction.
  `create unique index connections_pair on connections
    (least(requester_id, recipient_id), greatest(requester_id, recipient_id))`,
  'create index connections_requester on connections (requester_id)',
  'create index connections_recipient on connections (recipient_id)',
  'alter table members add column connections_count integer not null default 0',
  'create index members_industries on members using gin (industry_tags)',
  `create index members_region on members (lower(trim(substring(location from '[^,]*$'))))`,
];
