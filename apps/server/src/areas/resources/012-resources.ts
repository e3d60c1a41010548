import { type Kysely, sql } from 'kysely';

const statements = [
  'create extension if not exists pg_trgm',

  // Adds videos of resources (RES, content).
  'alter table files drop constraint files_file_type_check',
  `alter table files add constraint files_file_type_check
    check (file_type in ('image', 'document', 'video'))`,

  `create table resources (
    id uuid primary key,
    maker_id uuid references members on delete set null,
    title text not null,
    description text not null,
    resource_type text not null,
    category text not null,
    priority smallint not null default 0 check (priority between 0 and 100),
    author_name text not null,
    author_organization text not null,
    content_url text,
    thumbnail_url text,
    duration_minutes integer,
    read_time_minutes integer,
    tags jsonb not null default '[]',
    featured boolean not null default false,
    approval_status text not null,
    body text,
    searched text collate "C" not null,
    views_count integer not null default 0,
    likes_count integer not null default 0,
    client_id text,
    created_at timestamptz(3) not null,
    published_at timestamptz(3),
    unique (maker_id, client_id)
  )`,
  // Order of the library: featured first, then by priority, then newest (RES-054).
  `create index resources_library on resources (featured desc, priority desc, published_at desc, id desc)
    where approval_status = 'approved'`,
  `create index resources_typed on resources (resource_type, featured desc, priority desc, published_at desc, id desc)
    where approval_status = 'approved'`,
  `create index resources_categorised on resources (category, featured desc, priority desc, published_at desc, id desc)
    where approval_status = 'approved'`,
  'create index resources_newest on resources (created_at desc, id desc)',
  'create index resources_searched on resources using gin (searched gin_trgm_ops)',

  `create table resource_files (
    resource_id uuid not null references resources on delete cascade,
    file_id uuid not null references files on delete cascade,
    position smallint not null,
    primary key (resource_id, file_id)
  )`,
  'create index resource_files_file on resource_files (file_id)',

  `create table resource_likes (
    member_id uuid not null references members on delete cascade,
    resource_id uuid not null references resources on delete cascade,
    created_at timestamptz(3) not null,
    primary key (member_id, resource_id)
  )`,
  'create index resource_likes_resource on resource_likes (resource_id)',

  // An opening counts once, however often it is reported (RES-050).
  `create table resource_views (
    member_id uuid not null references members on delete cascade,
    client_id text not null,
    resource_id uuid not null references resources on delete cascade,
    created_at timestamptz(3) not null,
    primary key (member_id, client_id)
  )`,
  'create index resource_views_resource on resource_views (resource_id)',

  `create table resource_progress (
    member_id uuid not null references members on delete cascade,
    resource_id uuid not null references resources on delete cascade,
    progress smallint not null check (progress between 0 and 100),
    changed_at timestamptz(3) not null,
    primary key (member_id, resource_id)
  )`,
  'create index resource_progress_resource on resource_progress (resource_id)',

  `create table saved_lists (
    id uuid primary key,
    member_id uuid not null references members on delete cascade,
    name text not null,
    name_key text collate "C" not null,
    client_id text,
    created_at timestamptz(3) not null,
    unique (member_id, name_key),
    unique (member_id, client_id)
  )`,

  `create table saved_resources (
    list_id uuid not null references saved_lists on delete cascade,
    resource_id uuid not null references resources on delete cascade,
    created_at timestamptz(3) not null,
    primary key (list_id, resource_id)
  )`,
  'create index saved_resources_resource on saved_resources (resource_id)',
];

/** Creates the library of learning resources, with likes, views, progress and saved lists. */
export async function addResources(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
