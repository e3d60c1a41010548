import { type Kysely, sql } from 'kysely';

const statements = [
  // Capacity is enforced by the row itself, whatever happens concurrently (EVT-053).
  `create table events (
    id uuid primary key,
    organizer_id uuid references members on delete set null,
    organizer_name text not null,
    title text not null,
    description text not null,
    event_type text not null,
    start_at timestamptz(3) not null,
    end_at timestamptz(3) not null,
    location text not null,
    venue text,
    max_attendees integer check (max_attendees >= 1),
    current_attendees integer not null default 0 check (current_attendees >= 0),
    waitlist_count integer not null default 0 check (waitlist_count >= 0),
    last_position integer not null default 0,
    price double precision not null check (price >= 0),
    tags jsonb not null default '[]',
    links jsonb not null default '[]',
    status text not null default 'active' check (status in ('active', 'cancelled')),
    approval_status text not null check (approval_status in ('approved', 'pending', 'rejected')),
    sequence integer not null default 0,
    searched text collate "C" not null,
    client_id text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    unique (organizer_id, client_id),
    check (end_at >= start_at),
    check (current_attendees <= max_attendees)
  )`,
  // Newest or soonest start first: one index, read in either direction (EVT-017).
  `create index events_listed on events (start_at desc, id desc) where approval_status = 'approved'`,
  `create index events_typed on events (event_type, start_at desc, id desc)
    where approval_status = 'approved'`,
  // Index for events at a time or in a month.
  `create index events_during on events using gist (tstzrange(start_at, end_at, '[]'))`,
  'create index events_organized on events (organizer_id, start_at desc, id desc)',
  `create index events_waiting on events (created_at, id) where approval_status = 'pending'`,
  'create index events_searched on events using gin (searched gin_trgm_ops)',

  `create table event_registrations (
    id uuid primary key,
    event_id uuid not null references events on delete cascade,
    member_id uuid not null references members on delete cascade,
    position integer not null,
    status text not null check (status in ('registered', 'waitlisted', 'given_up')),
    code text not null,
    data jsonb not null default '{}',
    searched text collate "C" not null,
    client_id text,
    registered_at timestamptz(3) not null,
    checked_in_at timestamptz(3),
    check_in_key text,
    unique (event_id, member_id),
    unique (event_id, position),
    unique (event_id, code)
  )`,
  `create index event_registrations_waiting on event_registrations (event_id, position)
    where status = 'waitlisted'`,
  'create index event_registrations_member on event_registrations (member_id)',

  `create table event_files (
    event_id uuid not null references events on delete cascade,
    file_id uuid not null references files on delete cascade,
    kind text not null check (kind in ('banner', 'gallery', 'document')),
    position integer not null,
    primary key (event_id, file_id)
  )`,
  `create unique index event_files_banner on event_files (event_id) where kind = 'banner'`,
  'create index event_files_file on event_files (file_id)',

  `create table event_edits (
    id uuid primary key,
    event_id uuid not null references events on delete cascade,
    editor_id uuid references members on delete set null,
    editor_name text not null,
    edit_reason text,
    changes jsonb not null,
    old_values jsonb not null,
    edited_at timestamptz(3) not null
  )`,
  'create index event_edits_event on event_edits (event_id, id desc)',
  'create index event_edits_editor on event_edits (editor_id)',

  `create table event_messages (
    id uuid primary key,
    event_id uuid not null references events on delete cascade,
    sender_id uuid references members on delete set null,
    content text not null,
    recipients integer not null,
    client_id text,
    sent_at timestamptz(3) not null,
    unique (event_id, sender_id, client_id)
  )`,
  'create index event_messages_sender on event_messages (sender_id)',
];

/** Creates events with registrations, files, edits and announcements. */
export async function addEvents(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
