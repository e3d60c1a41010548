import { type Kysely, sql } from 'kysely';

/** Creates the outbox of mails, those sent recently included. */
export async function createMails(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table mails (
    id uuid primary key,
    kind text not null,
    recipient text not null,
    about uuid,
    language text not null,
    tries integer not null default 0,
    created_at timestamptz(3) not null,
    try_at timestamptz(3) not null,
    done_at timestamptz(3)
  )`,
  'create index mails_waiting on mails (try_at) where done_at is null',
  'create index mails_done on mails (done_at) where done_at is not null',
];
