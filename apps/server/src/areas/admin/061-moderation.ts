import { type Kysely, sql } from 'kysely';

const statements = [
  // A thing and all flags that wait on it, or that one decision settled. People are kept by id
  // alone: a decision outlives the accounts it names.
  `create table flag_cases (
    id uuid primary key,
    content_type text not null,
    content_id uuid not null,
    status text not null default 'pending' check (status in ('pending', 'reviewed')),
    claimed_by uuid,
    claimed_until timestamptz(3),
    outcome text check (outcome in ('dismissed', 'warned', 'removed')),
    notes text,
    reviewed_by uuid,
    reviewed_at timestamptz(3),
    title text,
    author_id uuid,
    undone_by uuid,
    created_at timestamptz(3) not null,
    check ((status = 'reviewed') = (outcome is not null)),
    check ((status = 'reviewed') = (reviewed_at is not null)),
    check ((claimed_by is null) = (claimed_until is null))
  )`,
  `create unique index flag_cases_waiting on flag_cases (content_type, content_id)
    where status = 'pending'`,

  `alter table flags
    add column case_id uuid references flag_cases on delete cascade,
    add column status text not null default 'pending' check (status in ('pending', 'reviewed')),
    add column case_at timestamptz(3),
    add column reviewed_at timestamptz(3)`,
  `insert into flag_cases (id, content_type, content_id, created_at)
    select distinct on (content_type, content_id) id, content_type, content_id, created_at
    from flags order by content_type, content_id, created_at, id`,
  `update flags set case_id = flag_cases.id, case_at = flag_cases.created_at from flag_cases
    where flag_cases.content_type = flags.content_type
      and flag_cases.content_id = flags.content_id`,
  'alter table flags alter column case_id set not null, alter column case_at set not null',
  'create index flags_case on flags (case_id)',
  'create index flags_newest on flags (created_at)',
  ...['', 'content_type, ', 'reason, '].flatMap((column, index) => [
    `create index flags_waiting_${index} on flags (${column}case_at, case_id, id)
      where status = 'pending'`,
    `create index flags_reviewed_${index} on flags (${column}reviewed_at, case_id, id)
      where status = 'reviewed'`,
  ]),

  // A case has one warning at most; an undone one takes it along.
  `create table warnings (
    id uuid primary key,
    case_id uuid not null unique references flag_cases on delete cascade,
    flag_id uuid not null,
    member_id uuid not null references members on delete cascade,
    content_type text not null,
    content_id uuid not null,
    title text not null,
    excerpt text not null,
    reason text not null,
    notes text,
    created_at timestamptz(3) not null,
    answer text,
    answered_at timestamptz(3),
    check ((answer is null) = (answered_at is null))
  )`,
  'create index warnings_member on warnings (member_id, id)',

  `create index resources_waiting on resources (created_at, id) where approval_status = 'pending'`,
];

/** Gathers the flags of a thing in a case that one decision settles, and keeps warnings. */
export async function addModeration(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
