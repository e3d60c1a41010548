import { type Kysely, sql } from 'kysely';
import { searchedMember } from '../account/memberKeys.ts';

/** Adds rejected requests, lists of connections, people search and invitations. */
export async function addRelations(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await fillSearched(db);
}

const statements = [
  'create extension if not exists pg_trgm',
  'alter table connections drop constraint connections_status_check',
  `alter table connections add constraint connections_status_check
    check (status in ('pending', 'accepted', 'rejected'))`,
  'alter table connections add column rejected_at timestamptz(3)',
  'drop index connections_requester',
  'drop index connections_recipient',
  // Connections of either side, and pending requests, in list order.
  `create index connections_requester on connections
    (requester_id, status, accepted_at desc, id desc)`,
  `create index connections_recipient on connections
    (recipient_id, status, accepted_at desc, id desc)`,
  `create index connections_sent on connections (requester_id, created_at desc, id desc)
    where status = 'pending'`,
  `create index connections_incoming on connections (recipient_id, created_at desc, id desc)
    where status = 'pending'`,

  `alter table members add column searched text collate "C" not null default ''`,
  'create index members_by_search on members (searched, id) where deactivated_at is null',
  'create index members_searched on members using gin (searched gin_trgm_ops)',

  `create table invitations (
    id uuid primary key,
    inviter_id uuid not null references members on delete cascade,
    invited_email text not null,
    invited_name text,
    message text,
    status text not null check (status in ('pending', 'accepted', 'expired', 'cancelled')),
    code text not null unique,
    client_id text,
    accepted_by uuid references members on delete set null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    unique (inviter_id, client_id)
  )`,
  `create unique index invitations_open on invitations (inviter_id, lower(invited_email))
    where status = 'pending'`,
  'create index invitations_newest on invitations (inviter_id, created_at desc, id desc)',
  'create index invitations_accepted on invitations (accepted_by)',
];

/** Number of members normalized at a time, which the database itself cannot do. */
const BATCH = 1_000;

async function fillSearched(db: Kysely<unknown>): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ id: string } & Parameters<typeof searchedMember>[0]>`
      select id, full_name, username, company_name, location from members
      where id > ${after}::uuid order by id limit ${BATCH}`.execute(db);
    if (rows.length === 0) return;
    await sql`
      update members set searched = texts.searched
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(searchedMember)}::text[])
        as texts (id, searched)
      where members.id = texts.id`.execute(db);
    after = rows.at(-1)?.id ?? after;
  }
}
