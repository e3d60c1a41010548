import type { Database } from '../../database/schema.ts';

/** Withdraws the open group invitations that two members have sent each other. */
export async function forgetGroupInvitations(
  write: Database,
  pair: readonly [string, string],
): Promise<void> {
  await write
    .deleteFrom('group_invitations')
    .where('member_id', 'in', pair)
    .where('inviter_id', 'in', pair)
    .execute();
}
