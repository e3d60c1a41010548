import type { GroupMembership, GroupRelationship } from '@saudagar/contract';
import { GROUP_POSTED, groupNotifications, type Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import type { Notifier } from '../notifications/notify.ts';
import type { OwnGroup } from './groupLock.ts';

type Group = OwnGroup['group'];

/** Adds a member to a locked group; ends their request and invitation. A member stays unchanged. */
export async function enter(write: Database, groupId: string, memberId: string, at: Date) {
  const { numInsertedOrUpdatedRows } = await write
    .insertInto('group_members')
    .values({ group_id: groupId, member_id: memberId, role: 'member', joined_at: at })
    .onConflict((conflict) => conflict.columns(['member_id', 'group_id']).doNothing())
    .executeTakeFirstOrThrow();
  await forgetAsking(write, groupId, memberId);
  if (numInsertedOrUpdatedRows !== 0n) await countMembers(write, groupId, 1);
}

/** Removes a member from a locked group; false when they are not in it. */
export async function exit(write: Database, groupId: string, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await write
    .deleteFrom('group_members')
    .where('group_id', '=', groupId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await countMembers(write, groupId, -1);
  return true;
}

/** Ends the request and invitation of a member, and a refusal of the past. */
export async function forgetAsking(
  write: Database,
  groupId: string,
  memberId: string,
): Promise<void> {
  for (const table of ['group_requests', 'group_invitations', 'group_declines'] as const)
    await write
      .deleteFrom(table)
      .where('group_id', '=', groupId)
      .where('member_id', '=', memberId)
      .execute();
}

async function countMembers(write: Database, groupId: string, by: number): Promise<void> {
  await write
    .updateTable('groups')
    .set({ member_count: sql`member_count + ${by}::integer` })
    .where('id', '=', groupId)
    .execute();
}

/** Reads a member's relationship to a group after an act. */
export async function relationshipOf(
  write: Database,
  groupId: string,
  memberId: string,
): Promise<GroupRelationship> {
  const { rows } = await sql<{ membership: GroupMembership; member_count: number }>`
    select member_count, coalesce(
      (select role from group_members where member_id = ${memberId}::uuid and group_id = groups.id),
      (select 'invited' from group_invitations
        where member_id = ${memberId}::uuid and group_id = groups.id),
      (select 'pending' from group_requests
        where member_id = ${memberId}::uuid and group_id = groups.id),
      (select 'banned' from group_bans
        where member_id = ${memberId}::uuid and group_id = groups.id),
      'none') as membership
    from groups where id = ${groupId}::uuid`.execute(write);
  return rows[0] ?? { membership: 'none' };
}

/** Reads the admin of a group; null when the group was just deleted. */
export async function adminOf(write: Database, groupId: string): Promise<string | null> {
  const row = await write
    .selectFrom('group_members')
    .where('group_id', '=', groupId)
    .where('role', '=', 'admin')
    .select('member_id')
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** Reads the members of a group. */
export async function membersOf(write: Database, groupId: string): Promise<string[]> {
  const rows = await write
    .selectFrom('group_members')
    .where('group_id', '=', groupId)
    .orderBy('member_id')
    .select('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Reads those who keep order in a group: its admin and its moderators. */
export async function moderatorsOf(write: Database, groupId: string): Promise<string[]> {
  const rows = await write
    .selectFrom('group_members')
    .where('group_id', '=', groupId)
    .where('role', '!=', 'member')
    .orderBy('member_id')
    .select('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Asserts that a member is not banned from a locked group. @throws Refusal */
export async function assertNotBanned(
  write: Database,
  groupId: string,
  memberId: string,
  refusal: () => Refusal,
): Promise<void> {
  const ban = await write
    .selectFrom('group_bans')
    .where('group_id', '=', groupId)
    .where('member_id', '=', memberId)
    .select('member_id')
    .executeTakeFirst();
  if (ban) throw refusal();
}

/** Notifies members of another's act on a group. */
export async function notifyMember(
  { notify }: Pick<Notifier, 'notify'>,
  write: Database,
  publish: Publish,
  kind: Parameters<typeof groupNotifications>[0],
  {
    group,
    actor,
    recipient,
  }: { group: Group; actor: string | null; recipient: string | readonly string[] | null },
): Promise<void> {
  if (recipient === null) return;
  const recipients = typeof recipient === 'string' ? [recipient] : recipient;
  for (const draft of groupNotifications(kind, group, actor, recipients))
    await notify(write, publish, draft);
}

/** Notifies those who keep order that a member came in, but for who knows it (GRP-189). */
export async function notifyJoined(
  notifier: Pick<Notifier, 'notify'>,
  write: Database,
  publish: Publish,
  { group, actor, knownTo }: { group: Group; actor: string; knownTo: string | null },
): Promise<void> {
  const recipient = (await moderatorsOf(write, group.id)).filter((id) => id !== knownTo);
  await notifyMember(notifier, write, publish, 'group_joined', { group, actor, recipient });
}

/** Withdraws the news that a member came in, and theirs of new posts, once they are out. */
export async function withdrawNews(
  { retract, withdraw }: Pick<Notifier, 'retract' | 'withdraw'>,
  write: Database,
  publish: Publish,
  groupId: string,
  memberId: string,
): Promise<void> {
  await withdraw(write, publish, { actor: memberId, kinds: ['group_joined'], subject: groupId });
  await retract(write, publish, { recipient: memberId, kind: GROUP_POSTED, subject: groupId });
}
