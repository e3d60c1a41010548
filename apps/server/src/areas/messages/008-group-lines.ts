import { type Kysely, sql } from 'kysely';

/** Adds group chat system lines: who joined, who added them, and who left. */
export async function addGroupLines(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table messages add column message_type text not null default 'text'
    check (message_type in ('text', 'members_added', 'member_left'))`,

  // Members who joined; the sender added them.
  `create table message_members (
    message_id uuid not null references messages on delete cascade,
    position smallint not null,
    member_id uuid not null references members on delete cascade,
    primary key (message_id, position)
  )`,
  'create index message_members_member on message_members (member_id)',
];
