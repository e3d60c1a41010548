import { type Kysely, sql } from 'kysely';

/** Creates notifications, and the outbox of announcements. */
export async function createNotifications(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table notifications (
    id uuid primary key,
    recipient_id uuid not null references members on delete cascade,
    key text not null,
    kind text not null,
    subject_type text not null,
    subject_id uuid not null,
    subject_title text,
    actors jsonb not null,
    count integer not null,
    created_at timestamptz(3) not null,
    read_at timestamptz(3),
    unique (recipient_id, key)
  )`,
  'create index notifications_newest on notifications (recipient_id, created_at desc, id desc)',
  `create index notifications_kind on notifications
    (recipient_id, kind, created_at desc, id desc)`,
  `create index notifications_unread on notifications (recipient_id, created_at desc, id desc)
    where read_at is null`,
  'create index notifications_subject on notifications (subject_type, subject_id)',
  'create index notifications_actors on notifications using gin (actors)',

  `create table outbox (
    id uuid primary key,
    kind text not null,
    payload text not null,
    cursor uuid,
    created_at timestamptz(3) not null,
    done_at timestamptz(3)
  )`,
  'create index outbox_waiting on outbox (id) where done_at is null',
];
