import type { Database } from '../../database/schema.ts';

/** Withdraws the open invitations to groups, and offers of roles, between two members. */
export async function forgetGroupInvitations(
  write: Database,
  pair: readonly [string, string],
): Promise<void> {
  await write
    .deleteFrom('group_invitations')
    .where('member_id', 'in', pair)
    .where('inviter_id', 'in', pair)
    .execute();
  await write
    .updateTable('group_members')
    .set({ offered_role: null })
    .where('member_id', 'in', pair)
    .where('offered_role', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('group_members as giver')
          .whereRef('giver.group_id', '=', 'group_members.group_id')
          .where('giver.role', '=', 'admin')
          .where('giver.member_id', 'in', pair)
          .select('giver.member_id'),
      ),
    )
    .execute();
}
