import { type Kysely, sql } from 'kysely';

const statements = [
  // No notices at all is a mute of the group, so that existing mutes are that choice.
  `alter table group_members add column notices text not null default 'highlights'
    check (notices in ('all', 'highlights'))`,

  `alter table notifications add column items jsonb not null default '[]'`,
  `create index notifications_items on notifications using gin (items) where items <> '[]'`,
];

/** Adds members' choices of a group's notices, and notifications that count posts. */
export async function addGroupNotices(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
