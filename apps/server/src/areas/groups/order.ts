import type { GroupRelationship, GroupRole } from '@saudagar/contract';
import { outranksInGroup } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { CommunityCore } from '../../community.ts';
import { isId } from '../../ids.ts';
import { exit, forgetAsking, notifyMember, relationshipOf, withdrawNews } from './entering.ts';
import { lockGroup, lockModeratedGroup, roleIn, type Viewer } from './groupLock.ts';
import { endOffers, offer } from './offers.ts';

/** Order in groups, as their own admins and moderators keep it. */
export type GroupOrder = ReturnType<typeof createGroupOrder>;

export function createGroupOrder({
  fanOut,
  now,
  notify,
  retract,
  withdraw,
}: Pick<CommunityCore, 'fanOut' | 'now' | 'notify' | 'retract' | 'withdraw'>) {
  return {
    /** Removes another member, and with `isBanned` keeps them out (GRP-165). */
    remove: (
      viewer: Viewer,
      groupId: string,
      memberId: string,
      isBanned: boolean,
    ): Promise<GroupRelationship> =>
      fanOut.transaction(async (write, publish) => {
        const { group, part } = await lockModeratedGroup(write, viewer, groupId);
        if (memberId === viewer.id) throw new Refusal(400, 'ownGroupMembership');
        const role = isId(memberId) ? await roleIn(write, groupId, memberId) : null;
        if (role !== null && !outranksInGroup(part, role)) throw new Refusal(403, 'groupOutranked');
        if (role !== null) await endOffers({ withdraw }, write, publish, groupId, { memberId });
        const isRemoved = role !== null && (await exit(write, groupId, memberId));
        const before = isId(memberId) ? await relationshipOf(write, groupId, memberId) : {};
        // A repetition of a removal with a ban, or somebody who has asked or just left.
        const isKnown = isRemoved || (isBanned && (await isMember(memberId)));
        if (!isKnown) throw new Refusal(404, 'groupMemberNotFound');
        if (isBanned && before.membership !== 'banned') {
          await forgetAsking(write, groupId, memberId);
          await write
            .insertInto('group_bans')
            .values({
              group_id: groupId,
              member_id: memberId,
              banned_by: viewer.id,
              created_at: now(),
            })
            .execute();
        }
        if (isRemoved) await withdrawNews({ retract, withdraw }, write, publish, groupId, memberId);
        const kind = isBanned ? 'group_member_banned' : 'group_member_removed';
        if (isRemoved)
          await notifyMember({ notify }, write, publish, kind, {
            group,
            // They are not pointed at the person who decided.
            actor: null,
            recipient: memberId,
          });
        return relationshipOf(write, groupId, memberId);

        async function isMember(id: string): Promise<boolean> {
          if (!isId(id)) return false;
          const member = write.selectFrom('members').where('id', '=', id).select('id');
          return (await member.executeTakeFirst()) !== undefined;
        }
      }),

    /** Lifts a ban; the member may join or ask again (GRP-166). */
    lift: (viewer: Viewer, groupId: string, memberId: string): Promise<GroupRelationship> =>
      fanOut.transaction(async (write) => {
        await lockModeratedGroup(write, viewer, groupId);
        const lifted = isId(memberId)
          ? await write
              .deleteFrom('group_bans')
              .where('group_id', '=', groupId)
              .where('member_id', '=', memberId)
              .returning('member_id')
              .executeTakeFirst()
          : undefined;
        if (!lifted) throw new Refusal(404, 'groupBanNotFound');
        return relationshipOf(write, groupId, memberId);
      }),

    /** Offers to be a moderator, or makes one a plain member; they step down alone (GRP-161). */
    setRole: (
      viewer: Viewer,
      groupId: string,
      memberId: string,
      role: Exclude<GroupRole, 'admin'>,
    ): Promise<GroupRelationship> =>
      fanOut.transaction(async (write, publish) => {
        const own = await lockGroup(write, viewer, groupId);
        const { group, part } = own;
        const isSteppingDown = memberId === viewer.id && role === 'member' && part !== null;
        if (part !== 'admin' && !isSteppingDown) throw new Refusal(403, 'notAllowed');
        const before = isId(memberId) ? await roleIn(write, groupId, memberId) : null;
        if (before === null) throw new Refusal(404, 'groupMemberNotFound');
        if (before === 'admin') throw new Refusal(400, 'groupAdminRole');
        if (role === 'moderator' && before === 'member') {
          const given = { by: viewer.id, to: memberId, role };
          await offer({ notify, withdraw }, write, publish, own, given);
          return { ...(await relationshipOf(write, groupId, memberId)), offered: true };
        }
        if (role === 'member' && part === 'admin')
          await endOffers({ withdraw }, write, publish, groupId, { memberId, role: 'moderator' });
        if (before !== role) {
          await write
            .updateTable('group_members')
            .set({ role })
            .where('group_id', '=', groupId)
            .where('member_id', '=', memberId)
            .execute();
          const notification = { group, actor: viewer.id, recipient: memberId };
          await notifyMember({ notify }, write, publish, 'group_role_taken', notification);
        }
        return relationshipOf(write, groupId, memberId);
      }),
  };
}
