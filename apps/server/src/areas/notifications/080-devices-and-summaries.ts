import { type Kysely, sql } from 'kysely';

const statements = [
  // Changes when a notification becomes unread: a device gets one push until it is read.
  'alter table notifications add column unread_mark uuid',

  `create table push_subscriptions (
    id uuid primary key,
    member_id uuid not null references members on delete cascade,
    session_id uuid not null unique references sessions (id) on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    language text not null check (language in ('en', 'id')),
    created_at timestamptz(3) not null
  )`,
  'create index push_subscriptions_member on push_subscriptions (member_id)',
  `create table pushes (
    id uuid primary key,
    subscription_id uuid not null references push_subscriptions on delete cascade,
    notification_id uuid not null references notifications on delete cascade,
    tries integer not null default 0,
    created_at timestamptz(3) not null,
    try_at timestamptz(3) not null,
    unique (subscription_id, notification_id)
  )`,
  'create index pushes_waiting on pushes (try_at, id)',
  'create index pushes_notification on pushes (notification_id)',

  `create table daily_summaries (
    member_id uuid primary key references members on delete cascade,
    language text not null check (language in ('en', 'id')),
    since timestamptz(3) not null,
    until timestamptz(3) not null,
    due_at timestamptz(3) not null
  )`,
  'create index daily_summaries_due on daily_summaries (due_at)',
];

/** Creates push subscriptions and daily summaries. */
export async function addDevicesAndSummaries(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
