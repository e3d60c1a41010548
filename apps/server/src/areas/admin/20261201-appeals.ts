import { type Kysely, sql } from 'kysely';

const statements = [
  // A statement of reasons for the member whose content was decided on. It has the id of the case
  // for a removal. Who decided is stored by id alone: a decision outlives that account.
  `create table moderation_decisions (
    id uuid primary key,
    kind text not null check (kind in ('removal', 'rejection', 'deactivation')),
    member_id uuid not null references members on delete cascade,
    decided_by uuid,
    content_type text not null,
    content_id uuid not null,
    title text not null,
    excerpt text not null,
    reason text,
    flag_id uuid,
    notes text,
    created_at timestamptz(3) not null
  )`,
  'create index moderation_decisions_member on moderation_decisions (member_id, id)',

  // Its key allows one appeal a decision.
  `create table appeals (
    decision_id uuid primary key references moderation_decisions on delete cascade,
    text text not null,
    created_at timestamptz(3) not null,
    status text not null default 'pending' check (status in ('pending', 'decided')),
    outcome text check (outcome in ('upheld', 'overturned')),
    notes text,
    is_restored boolean not null default false,
    reviewed_by uuid,
    decided_at timestamptz(3),
    check ((status = 'decided') = (outcome is not null)),
    check ((status = 'decided') = (decided_at is not null))
  )`,
  `create index appeals_pending on appeals (created_at, decision_id) where status = 'pending'`,
  `create index appeals_decided on appeals (decided_at, decision_id) where status = 'decided'`,

  // Removals of before can be appealed as well.
  `insert into moderation_decisions (id, kind, member_id, decided_by, content_type, content_id,
      title, excerpt, reason, flag_id, notes, created_at)
    select distinct on (of.id) of.id, 'removal', of.author_id, of.reviewed_by, of.content_type,
      of.content_id, coalesce(of.title, ''),
      left(coalesce(nullif(flags.snapshot->>'text', ''), of.title, ''), 300),
      flags.reason, flags.id, of.notes, of.reviewed_at
    from flag_cases as of
    join members on members.id = of.author_id
    join flags on flags.case_id = of.id
    where of.outcome = 'removed' and of.content_type <> 'member'
    order by of.id, flags.created_at, flags.id`,
  `update notifications set subject_type = 'decision' where kind = 'content_removed'
    and subject_id in (select id from moderation_decisions)`,
];

/** Adds statements of reasons to members, and their appeals. */
export async function addAppeals(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
