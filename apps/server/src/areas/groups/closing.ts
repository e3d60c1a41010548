import { GROUP_REOPEN_DAYS } from '@saudagar/contract';
import type { Community, CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { discardBytes } from '../../files/fileUse.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import { membersOf, notifyMember } from './entering.ts';
import { lockRunGroup, type OwnGroup, type Viewer } from './groupLock.ts';
import { endOffers } from './offers.ts';
import { removeGroup } from './removeGroup.ts';

const DAY = 86_400_000;

/** Closes a locked group: ends its requests, invitations and offers, and notifies its members (GRP-170). */
export async function close(
  { notify, now, withdraw }: Pick<CommunityCore, 'notify' | 'now' | 'withdraw'>,
  write: Database,
  publish: Publish,
  { group }: OwnGroup,
  actor: string,
): Promise<void> {
  if (group.closed_at !== null) return;
  await endOffers({ withdraw }, write, publish, group.id);
  await write.updateTable('groups').set({ closed_at: now() }).where('id', '=', group.id).execute();
  for (const table of ['group_requests', 'group_invitations'] as const)
    await write.deleteFrom(table).where('group_id', '=', group.id).execute();
  const recipient = await membersOf(write, group.id);
  await notifyMember({ notify }, write, publish, 'group_closed', { group, actor, recipient });
}

/** Closing and reopening of groups, by their admins. */
export function createClosing({
  fanOut,
  now,
  notify,
  withdraw,
}: Pick<CommunityCore, 'fanOut' | 'now' | 'notify' | 'withdraw'>) {
  return {
    close: (viewer: Viewer, id: string): Promise<void> =>
      fanOut.transaction(async (write, publish) => {
        const own = await lockRunGroup(write, viewer, id);
        await close({ notify, now, withdraw }, write, publish, own, viewer.id);
      }),

    reopen: (viewer: Viewer, id: string): Promise<void> =>
      fanOut.transaction(async (write, publish) => {
        const { group } = await lockRunGroup(write, viewer, id);
        if (group.closed_at === null) return;
        await write.updateTable('groups').set({ closed_at: null }).where('id', '=', id).execute();
        const notification = { group, actor: viewer.id, recipient: await membersOf(write, id) };
        await notifyMember({ notify }, write, publish, 'group_reopened', notification);
      }),
  };
}

/** Deletes groups that were closed long enough ago; other processes skip those under way. */
export async function deleteClosedGroups(community: Community): Promise<number> {
  const { fanOut, now, blobs } = community;
  const before = new Date(now().getTime() - GROUP_REOPEN_DAYS * DAY);
  let count = 0;
  for (;;) {
    const discarded = await fanOut.transaction(async (write, publish) => {
      const group = await write
        .selectFrom('groups')
        .where('closed_at', '<', before)
        .orderBy('closed_at')
        .select('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      return group ? removeGroup(write, publish, community, group.id) : null;
    });
    if (!discarded) return count;
    await discardBytes(blobs, discarded);
    count += 1;
  }
}
