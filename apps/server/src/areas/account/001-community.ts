import { type Kysely, sql } from 'kysely';

/** Creates members, sessions, files, posts with likes and comments, and flags. */
export async function createCommunity(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// Millisecond timestamps, as in JavaScript: a cursor has to match them exactly.
const statements = [
  `create table members (
    id uuid primary key,
    email text not null,
    username text not null,
    full_name text not null,
    password_hash text not null,
    role text not null check (role in ('user', 'moderator', 'admin')),
    company_name text,
    location text,
    industry_tags jsonb not null,
    phone text,
    is_verified boolean not null,
    photo_version uuid,
    deactivated_at timestamptz(3),
    created_at timestamptz(3) not null
  )`,
  'create unique index members_email on members (lower(email))',
  'create unique index members_username on members (lower(username))',

  `create table sessions (
    token_hash text primary key,
    member_id uuid not null references members on delete cascade,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  'create index sessions_member on sessions (member_id)',
  'create index sessions_expiry on sessions (expires_at)',

  `create table files (
    id uuid primary key,
    owner_id uuid not null references members on delete cascade,
    category text not null,
    filename text not null,
    original_filename text not null,
    file_type text not null check (file_type in ('image', 'document')),
    mime_type text not null,
    file_size bigint not null,
    extension text not null,
    width integer,
    height integer,
    created_at timestamptz(3) not null,
    unique (category, filename)
  )`,
  'create index files_owner on files (owner_id)',

  `create table posts (
    id uuid primary key,
    member_id uuid not null references members on delete cascade,
    content text not null,
    post_type text not null check (post_type in ('text', 'image', 'video', 'event')),
    hashtags jsonb not null,
    mentions jsonb not null,
    likes_count integer not null default 0,
    comments_count integer not null default 0,
    client_id text,
    group_id uuid,
    created_at timestamptz(3) not null,
    unique (member_id, client_id)
  )`,
  'create index posts_newest on posts (created_at desc, id desc)',

  `create table post_files (
    post_id uuid not null references posts on delete cascade,
    position smallint not null,
    file_id uuid not null references files on delete cascade,
    primary key (post_id, position)
  )`,
  'create index post_files_file on post_files (file_id)',

  `create table post_likes (
    member_id uuid not null references members on delete cascade,
    post_id uuid not null references posts on delete cascade,
    created_at timestamptz(3) not null,
    primary key (member_id, post_id)
  )`,
  'create index post_likes_post on post_likes (post_id)',

  `create table comments (
    id uuid primary key,
    post_id uuid not null references posts on delete cascade,
    member_id uuid not null references members on delete cascade,
    parent_id uuid references comments on delete cascade,
    content text not null,
    client_id text,
    created_at timestamptz(3) not null,
    unique (member_id, client_id)
  )`,
  `create index comments_threads on comments (post_id, created_at, id) where parent_id is null`,
  `create index comments_replies on comments (parent_id, created_at, id) where parent_id is not null`,

  `create table flags (
    id uuid primary key,
    content_type text not null check (content_type in ('post', 'comment')),
    content_id uuid not null,
    member_id uuid not null references members on delete cascade,
    reason text not null,
    description text,
    created_at timestamptz(3) not null,
    unique (content_type, content_id, member_id)
  )`,
];
