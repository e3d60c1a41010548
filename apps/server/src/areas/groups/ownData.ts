import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { discardBytes } from '../../files/fileUse.ts';
import type { Audience, Deletion } from '../area.ts';
import { endOffers } from './offers.ts';
import { removeGroup } from './removeGroup.ts';

/** Archives a member's groups, join requests and invitations. */
export const archiveGroups = async (db: Database, memberId: string) => ({
  groups: await db
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_id')
    .where('member_id', '=', memberId)
    .orderBy('joined_at')
    .select(['groups.id', 'name', 'role', 'offered_role', 'notices', 'joined_at'])
    .execute(),
  group_requests: await db
    .selectFrom('group_requests')
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .select(['group_id', 'created_at'])
    .execute(),
  group_bans: await db
    .selectFrom('group_bans')
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .select(['group_id', 'created_at'])
    .execute(),
  group_declines: await db
    .selectFrom('group_declines')
    .where('member_id', '=', memberId)
    .orderBy('declined_at')
    .select(['group_id', 'declined_at'])
    .execute(),
  group_invitations: await db
    .selectFrom('group_invitations')
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .select(['group_id', 'created_at'])
    .execute(),
});

/**
 * Removes a member from all groups. A group they run passes to its longest-standing active
 * member, who is notified; without one it is deleted.
 */
export async function leaveAllGroups(
  write: Database,
  memberId: string,
  { community, publish, afterwards }: Deletion,
): Promise<void> {
  const own = await write
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_id')
    .where('member_id', '=', memberId)
    .select(['group_id', 'group_members.role', 'name'])
    // Locks groups in one order, as everywhere, to avoid deadlocks.
    .orderBy('group_id')
    .forNoKeyUpdate('groups')
    .execute();
  for (const { group_id, role, name } of own) {
    const heir = role === 'admin' ? await longestIn(write, group_id, memberId) : null;
    if (role === 'admin' && heir === null) {
      const discardedFiles = await removeGroup(write, publish, community, group_id);
      afterwards(() => discardBytes(community.blobs, discardedFiles ?? []));
      continue;
    }
    const offered = role === 'admin' ? {} : { memberId };
    await endOffers(community, write, publish, group_id, offered);
    await write
      .deleteFrom('group_members')
      .where('group_id', '=', group_id)
      .where('member_id', '=', memberId)
      .execute();
    await write
      .updateTable('groups')
      .set({ member_count: sql`member_count - 1` })
      .where('id', '=', group_id)
      .execute();
    if (heir === null) continue;
    await write
      .updateTable('group_members')
      .set({ role: 'admin' })
      .where('group_id', '=', group_id)
      .where('member_id', '=', heir)
      .execute();
    await community.notify(write, publish, {
      kind: 'group_handed_over',
      key: `group_handed_over:${group_id}`,
      actor: null,
      recipients: [heir],
      subject: { type: 'group', id: group_id, title: name },
    });
  }
}

/** Finds the longest-standing active member of a group, except one. */
export async function longestIn(
  write: Database,
  groupId: string,
  but: string | null,
): Promise<string | null> {
  const heir = await write
    .selectFrom('group_members')
    .innerJoin('members', 'members.id', 'member_id')
    .where('group_id', '=', groupId)
    .$if(but !== null, (members) => members.where('member_id', '!=', but ?? ''))
    .where('deactivated_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('member_id')
    .limit(1)
    .select('member_id')
    .executeTakeFirst();
  return heir?.member_id ?? null;
}

/** Audience of a group's active members, for the outbox. */
export const groupAudience: Audience = async (db, { id, after, limit }) => {
  let rows = db
    .selectFrom('group_members')
    .innerJoin('members', 'members.id', 'member_id')
    .where('group_id', '=', id ?? '')
    .where('deactivated_at', 'is', null)
    .orderBy('member_id')
    .limit(limit)
    .select('member_id');
  if (after !== null) rows = rows.where('member_id', '>', after);
  return (await rows.execute()).map(({ member_id }) => member_id);
};
