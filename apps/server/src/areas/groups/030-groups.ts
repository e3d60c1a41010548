import { type Kysely, sql } from 'kysely';

const FILTERS = ['text', 'image', 'video', 'event'];
const SCORE = '(likes_count + comments_count)';

const statements = [
  `create table groups (
    id uuid primary key,
    name text not null,
    description text not null,
    group_type text not null check (group_type in ('public', 'private')),
    industry_tags jsonb not null default '[]',
    tag_keys jsonb not null default '[]',
    location text,
    location_searched text collate "C" not null,
    searched text collate "C" not null,
    rules jsonb not null default '[]',
    creator_id uuid references members on delete set null,
    approval_status text not null check (approval_status in ('approved', 'pending', 'rejected')),
    member_count integer not null default 0 check (member_count >= 0),
    posts_count integer not null default 0 check (posts_count >= 0),
    activity_at timestamptz(3) not null,
    client_id text,
    created_at timestamptz(3) not null,
    unique (creator_id, client_id)
  )`,
  // Index for Discover: largest first, then newest (GRP-040).
  `create index groups_largest on groups (member_count desc, created_at desc, id desc)
    where approval_status = 'approved'`,
  'create index groups_searched on groups using gin (searched gin_trgm_ops)',
  'create index groups_located on groups using gin (location_searched gin_trgm_ops)',
  'create index groups_tagged on groups using gin (tag_keys jsonb_path_ops)',
  `create index groups_waiting on groups (created_at, id) where approval_status = 'pending'`,

  `create table group_members (
    group_id uuid not null references groups on delete cascade,
    member_id uuid not null references members on delete cascade,
    role text not null check (role in ('admin', 'member')),
    joined_at timestamptz(3) not null,
    primary key (member_id, group_id)
  )`,
  'create index group_members_joined on group_members (group_id, joined_at, member_id)',
  `create unique index group_members_admin on group_members (group_id) where role = 'admin'`,

  // Every group always has exactly one admin (GRP-049).
  `create function keep_group_admin() returns trigger language plpgsql as $$
  begin
    if exists (select from groups where id = old.group_id)
      and not exists (
        select from group_members where group_id = old.group_id and role = 'admin')
    then
      raise exception 'group % is left without an admin', old.group_id
        using errcode = '23514', constraint = 'group_members_last_admin';
    end if;
    return null;
  end $$`,
  `create constraint trigger group_members_last_admin after update or delete on group_members
    deferrable initially deferred for each row when (old.role = 'admin')
    execute function keep_group_admin()`,

  `create table group_requests (
    group_id uuid not null references groups on delete cascade,
    member_id uuid not null references members on delete cascade,
    created_at timestamptz(3) not null,
    primary key (member_id, group_id)
  )`,
  'create index group_requests_first on group_requests (group_id, created_at, member_id)',

  `create table group_invitations (
    group_id uuid not null references groups on delete cascade,
    member_id uuid not null references members on delete cascade,
    inviter_id uuid references members on delete set null,
    created_at timestamptz(3) not null,
    primary key (member_id, group_id)
  )`,
  'create index group_invitations_group on group_invitations (group_id)',
  'create index group_invitations_inviter on group_invitations (inviter_id)',

  // Posts of groups share the posts table; the community's orders exclude them.
  'alter table posts add constraint posts_group_id_fkey foreign key (group_id) references groups on delete cascade',
  'drop index posts_newest',
  'drop index posts_popular',
  ...FILTERS.flatMap((filter) => [
    `drop index posts_${filter}_newest`,
    `drop index posts_${filter}_popular`,
  ]),
  `create index posts_newest on posts (created_at desc, id desc) where group_id is null`,
  `create index posts_popular on posts (${SCORE} desc, created_at desc, id desc)
    where group_id is null`,
  ...FILTERS.flatMap((filter) => [
    `create index posts_${filter}_newest on posts (created_at desc, id desc)
      where in_${filter} and group_id is null`,
    `create index posts_${filter}_popular on posts (${SCORE} desc, created_at desc, id desc)
      where in_${filter} and group_id is null`,
  ]),
  `create index posts_group_newest on posts (group_id, created_at desc, id desc)
    where group_id is not null`,
  `create index posts_group_popular on posts (group_id, ${SCORE} desc, created_at desc, id desc)
    where group_id is not null`,

  'alter table post_hashtags add column group_id uuid',
  'drop index post_hashtags_newest',
  `create index post_hashtags_newest on post_hashtags (tag, created_at desc, post_id desc)
    where group_id is null`,
  `create index post_hashtags_group on post_hashtags (group_id, tag, created_at desc, post_id desc)
    where group_id is not null`,

  'alter table files add column has_poster boolean not null default false',
];

/** Creates trade groups with members, requests, invitations and posts; adds video posters. */
export async function addGroups(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
