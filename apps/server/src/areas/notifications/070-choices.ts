import { type Kysely, sql } from 'kysely';

const statements = [
  // List filter; kinds had no topic before.
  "alter table notifications add column category text not null default 'posts'",
  `update notifications set category = case
    when kind like 'mentioned%' then 'mentions'
    when kind in ('group_join_requested', 'group_invited')
      or kind like 'connection%' or kind like 'invitation%' then 'requests'
    when kind ~ '^(group|event|resource)_(approved|rejected)$' then 'moderation'
    when kind like 'group%' then 'groups'
    when kind like 'event%' then 'events'
    when kind ~ '^(sealed_)?proposal_|^tender_' then 'trade'
    else 'posts' end`,
  'alter table notifications alter column category drop default',
  `create index notifications_category on notifications
    (recipient_id, category, created_at desc, id desc)`,
  `update outbox set payload = (payload::jsonb || jsonb_build_object(
    'topic', case when kind like 'event%' then 'events' else 'trade' end))::text
    where done_at is null`,

  `create table notification_choices (
    member_id uuid not null references members on delete cascade,
    topic text not null,
    in_app boolean not null,
    primary key (member_id, topic)
  )`,
  `create table notification_mutes (
    member_id uuid not null references members on delete cascade,
    subject_type text not null,
    subject_id uuid not null,
    created_at timestamptz(3) not null,
    primary key (member_id, subject_type, subject_id)
  )`,
  'create index notification_mutes_latest on notification_mutes (member_id, created_at desc)',
  'create index notification_mutes_subject on notification_mutes (subject_type, subject_id)',
];

/** Adds notification categories, and members' choices of topics. */
export async function addChoices(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
