import { type Kysely, sql } from 'kysely';

/** Creates rooms, their members and messages. */
export async function createMessages(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Two members share one direct room, stored as a pair with the lesser id first.
  `create table rooms (
    id uuid primary key,
    room_type text not null check (room_type in ('direct', 'group')),
    name text,
    lesser_id uuid references members on delete cascade,
    greater_id uuid references members on delete cascade,
    maker_id uuid references members on delete set null,
    client_id text,
    last_sequence bigint not null default 0,
    activity_at timestamptz(3) not null,
    created_at timestamptz(3) not null,
    check (lesser_id < greater_id),
    check (case room_type when 'direct' then lesser_id is not null and greater_id is not null
                          else name is not null end),
    unique (lesser_id, greater_id),
    unique (maker_id, client_id)
  )`,
  'create index rooms_greater on rooms (greater_id)',

  // own_unread: the member's own messages after read_sequence; makes unread a subtraction.
  `create table room_members (
    room_id uuid not null references rooms on delete cascade,
    member_id uuid not null references members on delete cascade,
    first_sequence bigint not null,
    read_sequence bigint not null,
    own_unread integer not null default 0,
    is_opened boolean not null,
    joined_at timestamptz(3) not null,
    primary key (room_id, member_id)
  )`,
  'create index room_members_member on room_members (member_id)',

  `create table messages (
    id uuid primary key,
    room_id uuid not null references rooms on delete cascade,
    sequence bigint not null,
    sender_id uuid not null references members on delete cascade,
    content text not null,
    client_id text,
    created_at timestamptz(3) not null,
    unique (room_id, sequence),
    unique (room_id, sender_id, client_id)
  )`,
  'create index messages_sender on messages (sender_id)',

  `create table message_files (
    message_id uuid not null references messages on delete cascade,
    position smallint not null,
    file_id uuid not null references files on delete cascade,
    primary key (message_id, position)
  )`,
  'create index message_files_file on message_files (file_id)',
];
