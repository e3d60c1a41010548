import { type Kysely, sql } from 'kysely';

const statements = [
  `create table tenders (
    id uuid primary key,
    poster_id uuid not null references members on delete cascade,
    title text not null,
    description text not null,
    company_name text,
    contact_person text,
    category text not null,
    budget_min double precision,
    budget_max double precision,
    currency text not null,
    deadline timestamptz(3) not null,
    requirements jsonb not null default '[]',
    location text,
    tags jsonb not null default '[]',
    status text not null check (status in ('draft', 'active', 'closed', 'awarded')),
    is_sealed boolean not null default false,
    ended_at timestamptz(3),
    proposals_count integer not null default 0 check (proposals_count >= 0),
    accepted_count integer not null default 0 check (accepted_count >= 0),
    searched text collate "C" not null,
    client_id text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    unique (poster_id, client_id),
    check (budget_min <= budget_max),
    check ((status = 'active') = (ended_at is null))
  )`,
  `create index tenders_listed on tenders (created_at desc, id desc) where status <> 'draft'`,
  `create index tenders_categorized on tenders (category, created_at desc, id desc)
    where status <> 'draft'`,
  `create index tenders_active on tenders (created_at desc, id desc) where status = 'active'`,
  `create index tenders_awarded on tenders (created_at desc, id desc)
    where status = 'awarded' or accepted_count > 0`,
  `create index tenders_closing on tenders (deadline, id) where status <> 'draft'`,
  'create index tenders_posted on tenders (poster_id, created_at desc, id desc)',
  'create index tenders_searched on tenders using gin (searched gin_trgm_ops)',

  `create table tender_files (
    tender_id uuid not null references tenders on delete cascade,
    file_id uuid not null references files on delete cascade,
    position integer not null,
    primary key (tender_id, file_id)
  )`,
  'create index tender_files_file on tender_files (file_id)',

  // A proposal's existence and decision; its text is in proposal_contents.
  `create table proposals (
    id uuid primary key,
    tender_id uuid not null references tenders on delete cascade,
    poster_id uuid not null references members on delete cascade,
    bidder_id uuid not null references members on delete cascade,
    status text not null check (status in (
      'submitted', 'under_review', 'accepted', 'rejected', 'needs_clarification', 'draft')),
    feedback text,
    client_id text,
    decision_key text,
    submitted_at timestamptz(3) not null,
    edited_at timestamptz(3),
    withdrawn_at timestamptz(3),
    unique (tender_id, bidder_id, client_id),
    check (poster_id <> bidder_id),
    check ((status = 'draft') = (withdrawn_at is not null))
  )`,
  // One proposal a member; withdrawing it frees the place.
  `create unique index proposals_one on proposals (tender_id, bidder_id) where status <> 'draft'`,
  `create index proposals_tender on proposals (tender_id, submitted_at desc, id desc)
    where status <> 'draft'`,
  `create index proposals_received on proposals (poster_id, submitted_at desc, id desc)
    where status <> 'draft'`,
  `create index proposals_decided on proposals (poster_id, status, submitted_at desc, id desc)
    where status <> 'draft'`,
  'create index proposals_sent on proposals (bidder_id, submitted_at desc, id desc)',

  // No constraint on a value: PostgreSQL's error on a refused row would repeat it.
  `create table proposal_contents (
    proposal_id uuid primary key references proposals on delete cascade,
    company_name text,
    contact_person text,
    proposal_amount double precision,
    proposal_description text,
    delivery_days integer,
    answers jsonb
  )`,
  `create table proposal_files (
    proposal_id uuid not null references proposals on delete cascade,
    file_id uuid not null references files on delete cascade,
    position integer not null,
    primary key (proposal_id, file_id)
  )`,
  'create index proposal_files_file on proposal_files (file_id)',

  `create table proposal_messages (
    id uuid primary key,
    proposal_id uuid not null references proposals on delete cascade,
    author text not null check (author in ('poster', 'bidder')),
    content text not null,
    client_id text,
    sent_at timestamptz(3) not null,
    unique (proposal_id, author, client_id)
  )`,
  'create index proposal_messages_proposal on proposal_messages (proposal_id, id)',
];

/** Creates tenders, proposals and their questions. */
export async function addTenders(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
