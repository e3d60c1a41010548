import { type Kysely, sql } from 'kysely';

/** Adds business profiles, forced password changes, devices, visits and data archives. */
export async function addProfilesAndSettings(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table members add column must_change_password boolean not null default false',
  `create index members_admins on members (id) where role = 'admin' and deactivated_at is null`,

  `alter table sessions add column id uuid not null default gen_random_uuid(),
    add column last_used_at timestamptz(3) not null default now(),
    add column kind text not null default 'unknown'
      check (kind in ('desktop', 'phone', 'tablet', 'unknown')),
    add column browser text,
    add column system text`,
  'update sessions set last_used_at = created_at',
  'create unique index sessions_id on sessions (id)',
  'drop index sessions_member',
  'create index sessions_member on sessions (member_id, last_used_at desc)',

  `create table business_profiles (
    member_id uuid primary key references members on delete cascade,
    business_name text,
    business_description text,
    industry text,
    founded_year integer,
    employee_count text,
    website text,
    business_email text,
    business_phone text,
    address text,
    specialties jsonb not null default '[]',
    certifications jsonb not null default '[]',
    updated_at timestamptz(3) not null
  )`,
  'create index posts_author on posts (member_id, created_at desc, id desc)',

  `create table visits (
    member_id uuid primary key references members on delete cascade,
    seen_at timestamptz(3) not null,
    last_visit_at timestamptz(3)
  )`,
  `create index events_fresh on events (created_at desc) where approval_status = 'approved'`,

  `create table data_archives (
    id uuid primary key,
    member_id uuid not null references members on delete cascade,
    expires_at timestamptz(3) not null
  )`,
  'create index data_archives_member on data_archives (member_id)',
  'create index data_archives_expiry on data_archives (expires_at)',
];
