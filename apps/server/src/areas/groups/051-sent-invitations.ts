import { type Kysely, sql } from 'kysely';

const statements = [
  // Open invitations of a group, the latest first; it serves all that the one before it did.
  `create index group_invitations_latest
    on group_invitations (group_id, created_at desc, member_id desc)`,
  'drop index group_invitations_group',
];

/** Orders the invitations of each group, for the list its admin reads. */
export async function orderSentInvitations(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
