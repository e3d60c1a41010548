import { type GroupRelationship, groupAskAgainAt } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import { assertCanContact } from '../blocking/contact.ts';
import { close } from './closing.ts';
import {
  assertNotBanned,
  enter,
  exit,
  moderatorsOf,
  notifyJoined,
  notifyMember,
  relationshipOf,
  withdrawNews,
} from './entering.ts';
import {
  assertOpen,
  lockGroup,
  lockModeratedGroup,
  lockRunGroup,
  type OwnGroup,
  roleIn,
  type Viewer,
} from './groupLock.ts';
import { endOffers } from './offers.ts';

type Parts = Pick<CommunityCore, 'fanOut' | 'now' | 'notify' | 'retract' | 'withdraw'>;

/** Membership of groups. Refusals are thrown as `Refusal`. */
export type Membership = ReturnType<typeof createMembership>;

export function createMembership({ fanOut, now, notify, retract, withdraw }: Parts) {
  /** Runs an act on a locked group, and returns the relationship of `of` to it afterwards. */
  const act = (
    lock: typeof lockGroup,
    viewer: Viewer,
    groupId: string,
    of: string,
    work: (write: Database, publish: Publish, own: OwnGroup) => Promise<void>,
  ): Promise<GroupRelationship> =>
    fanOut.transaction(async (write, publish) => {
      const own = await lock(write, viewer, groupId);
      await work(write, publish, own);
      return relationshipOf(write, groupId, of);
    });

  const rowOf = (
    write: Database,
    table: 'group_requests' | 'group_invitations',
    groupId: string,
    memberId: string,
  ) => write.deleteFrom(table).where('group_id', '=', groupId).where('member_id', '=', memberId);

  const takeInvitation = async (write: Database, groupId: string, memberId: string) =>
    isId(groupId)
      ? rowOf(write, 'group_invitations', groupId, memberId)
          .returning(['inviter_id'])
          .executeTakeFirst()
      : undefined;

  const acceptInvitation = (viewer: Viewer, groupId: string) =>
    fanOut.transaction(async (write, publish) => {
      const own = await lockInvited(write, viewer, groupId);
      const invitation = await takeInvitation(write, groupId, viewer.id);
      if (!invitation) throw new Refusal(404, 'groupInvitationNotFound');
      await enter(write, groupId, viewer.id, now());
      const { inviter_id: recipient } = invitation;
      const notification = { group: own.group, actor: viewer.id, recipient };
      await notifyMember({ notify }, write, publish, 'group_invitation_accepted', notification);
      await notifyJoined({ notify }, write, publish, { ...notification, knownTo: recipient });
      return relationshipOf(write, groupId, viewer.id);
    });

  return {
    /** Joins a public or inviting group at once, otherwise requests to join (GRP-043, GRP-048). */
    join: (viewer: Viewer, groupId: string) =>
      act(lockGroup, viewer, groupId, viewer.id, async (write, publish, { group, part }) => {
        if (part !== null) return;
        assertOpen(group);
        await assertNotBanned(write, groupId, viewer.id, () => new Refusal(403, 'groupBanned'));
        const invitation = await takeInvitation(write, groupId, viewer.id);
        if (invitation || group.group_type === 'public') {
          await enter(write, groupId, viewer.id, now());
          const notification = {
            group,
            actor: viewer.id,
            recipient: invitation?.inviter_id ?? null,
          };
          await notifyMember({ notify }, write, publish, 'group_invitation_accepted', notification);
          const knownTo = notification.recipient;
          await notifyJoined({ notify }, write, publish, { ...notification, knownTo });
          return;
        }
        await assertAskable(write, groupId, viewer.id, now());
        const { numInsertedOrUpdatedRows } = await write
          .insertInto('group_requests')
          .values({ group_id: groupId, member_id: viewer.id, created_at: now() })
          .onConflict((conflict) => conflict.columns(['member_id', 'group_id']).doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return;
        const notification = {
          group,
          actor: viewer.id,
          recipient: await moderatorsOf(write, groupId),
        };
        await notifyMember({ notify }, write, publish, 'group_join_requested', notification);
      }),

    withdraw: (viewer: Viewer, groupId: string) =>
      act(lockGroup, viewer, groupId, viewer.id, async (write, publish) => {
        await rowOf(write, 'group_requests', groupId, viewer.id).execute();
        const kinds = ['group_join_requested'];
        await withdraw(write, publish, { actor: viewer.id, kinds, subject: groupId });
      }),

    /** Leaves; an admin has to hand over first, and the last member closes it (GRP-049, GRP-171). */
    leave: (viewer: Viewer, groupId: string) =>
      act(lockGroup, viewer, groupId, viewer.id, async (write, publish, own) => {
        if (own.part === 'admin' && own.group.member_count === 1)
          return close({ notify, now, withdraw }, write, publish, own, viewer.id);
        if (own.part === 'admin') throw new Refusal(400, 'lastGroupAdmin');
        await endOffers({ withdraw }, write, publish, groupId, { memberId: viewer.id });
        await exit(write, groupId, viewer.id);
        await withdrawNews({ retract, withdraw }, write, publish, groupId, viewer.id);
      }),

    /** Accepts a join request; a member stays unchanged. */
    accept: (viewer: Viewer, groupId: string, memberId: string) =>
      act(lockModeratedGroup, viewer, groupId, memberId, async (write, publish, { group }) => {
        if (!isId(memberId)) throw new Refusal(404, 'groupRequestNotFound');
        assertOpen(group);
        if ((await roleIn(write, groupId, memberId)) !== null) return;
        const asked = await rowOf(write, 'group_requests', groupId, memberId)
          .returning('member_id')
          .executeTakeFirst();
        if (!asked) throw new Refusal(404, 'groupRequestNotFound');
        await enter(write, groupId, memberId, now());
        const notification = { group, actor: viewer.id, recipient: memberId };
        await notifyMember({ notify }, write, publish, 'group_request_accepted', notification);
        const joined = { group, actor: memberId, knownTo: viewer.id };
        await notifyJoined({ notify }, write, publish, joined);
      }),

    decline: (viewer: Viewer, groupId: string, memberId: string) =>
      act(lockModeratedGroup, viewer, groupId, memberId, async (write, publish, { group }) => {
        const asked = isId(memberId)
          ? await rowOf(write, 'group_requests', groupId, memberId)
              .returning('member_id')
              .executeTakeFirst()
          : undefined;
        if (!asked) throw new Refusal(404, 'groupRequestNotFound');
        await write
          .insertInto('group_declines')
          .values({ group_id: groupId, member_id: memberId, declined_at: now() })
          .onConflict((conflict) =>
            conflict
              .columns(['member_id', 'group_id'])
              .doUpdateSet((set) => ({ declined_at: set.ref('excluded.declined_at') })),
          )
          .execute();
        const notification = { group, actor: viewer.id, recipient: memberId };
        await notifyMember({ notify }, write, publish, 'group_request_declined', notification);
      }),

    /** Invites an active member; a pending request is accepted, a member stays unchanged. */
    invite: (viewer: Viewer, groupId: string, memberId: string) =>
      act(lockRunGroup, viewer, groupId, memberId, async (write, publish, { group }) => {
        assertOpen(group);
        await requireActive(write, memberId);
        await assertCanContact(write, viewer.id, [memberId], () => 'user_id');
        // A pending group is not shown to anybody else.
        if (group.approval_status !== 'approved') throw new Refusal(403, 'notAllowed');
        if ((await roleIn(write, groupId, memberId)) !== null) return;
        const banned = () => new Refusal(409, 'groupMemberBanned', { field: 'user_id' });
        await assertNotBanned(write, groupId, memberId, banned);
        const notification = { group, actor: viewer.id, recipient: memberId };
        const asked = await rowOf(write, 'group_requests', groupId, memberId)
          .returning('member_id')
          .executeTakeFirst();
        if (asked) {
          await enter(write, groupId, memberId, now());
          await notifyMember({ notify }, write, publish, 'group_request_accepted', notification);
          const joined = { group, actor: memberId, knownTo: viewer.id };
          await notifyJoined({ notify }, write, publish, joined);
          return;
        }
        const { numInsertedOrUpdatedRows } = await write
          .insertInto('group_invitations')
          .values({
            group_id: groupId,
            member_id: memberId,
            inviter_id: viewer.id,
            created_at: now(),
          })
          .onConflict((conflict) => conflict.columns(['member_id', 'group_id']).doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows !== 0n)
          await notifyMember({ notify }, write, publish, 'group_invited', notification);
      }),

    /** Withdraws an invitation; members who have accepted already stay. */
    withdrawInvitation: (viewer: Viewer, groupId: string, memberId: string) =>
      act(lockRunGroup, viewer, groupId, memberId, async (write, publish) => {
        if (!isId(memberId)) throw new Refusal(404, 'groupInvitationNotFound');
        const invitation = await takeInvitation(write, groupId, memberId);
        if (invitation) {
          const { inviter_id: actor } = invitation;
          const notification = { recipient: memberId, kinds: ['group_invited'], subject: groupId };
          if (actor !== null) await withdraw(write, publish, { ...notification, actor });
        } else if ((await roleIn(write, groupId, memberId)) === null)
          throw new Refusal(404, 'groupInvitationNotFound');
      }),

    acceptInvitation,

    declineInvitation: (viewer: Viewer, groupId: string) =>
      fanOut.transaction(async (write) => {
        await lockInvited(write, viewer, groupId);
        if (!(await takeInvitation(write, groupId, viewer.id)))
          throw new Refusal(404, 'groupInvitationNotFound');
        return relationshipOf(write, groupId, viewer.id);
      }),
  };
}

/** Locks a group that invites the viewer; without an invitation it does not exist for them. */
async function lockInvited(write: Database, viewer: Viewer, groupId: string): Promise<OwnGroup> {
  try {
    return await lockGroup(write, viewer, groupId);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404)
      throw new Refusal(404, 'groupInvitationNotFound');
    throw error;
  }
}

/** Asserts that no request was declined in the last days (GRP-168). @throws Refusal 409 */
async function assertAskable(write: Database, groupId: string, memberId: string, at: Date) {
  const declined = await write
    .selectFrom('group_declines')
    .where('group_id', '=', groupId)
    .where('member_id', '=', memberId)
    .select('declined_at')
    .executeTakeFirst();
  const until = declined && groupAskAgainAt(declined.declined_at);
  if (until && until > at)
    throw new Refusal(409, 'groupAskAgainLater', { until: until.toISOString() });
}

async function requireActive(write: Database, memberId: string): Promise<void> {
  const member = isId(memberId)
    ? await write
        .selectFrom('members')
        .where('id', '=', memberId)
        .where('deactivated_at', 'is', null)
        .select('id')
        .executeTakeFirst()
    : undefined;
  if (!member) throw new Refusal(404, 'memberNotFound', { field: 'user_id' });
}
