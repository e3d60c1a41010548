import { type Kysely, sql } from 'kysely';

const statements = [
  // Open invitations of a group, latest first; supersedes the previous index.
  `create index group_invitations_latest
    on group_invitations (group_id, created_at desc, member_id desc)`,
  'drop index group_invitations_group',
];

/** Orders the invitations of each group, for its admin's list. */
export async function orderSentInvitations(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
