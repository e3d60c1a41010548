import {
  acceptGroupInvitation,
  acceptGroupRequest,
  canEditGroup,
  closeGroup,
  createGroup,
  declineGroupInvitation,
  declineGroupRequest,
  type GroupRole,
  getGroup,
  getGroupOpening,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  liftGroupBan,
  listGroupBans,
  listGroupInvitations,
  listGroupMembers,
  listGroupRequests,
  listGroups,
  listMyGroups,
  listSentGroupInvitations,
  moderatesGroup,
  removeGroupMember,
  reopenGroup,
  setGroupNotices,
  setGroupRole,
  updateGroup,
  updateGroupAlias,
  withdrawGroupInvitation,
  withdrawGroupRequest,
} from '@saudagar/contract';
import type { Community } from '../../community.ts';
import { type MemberCall, memberRoute, openRoute, type Route } from '../../http/route.ts';
import type { MemberRow } from '../account/members.ts';
import { toMember } from '../account/memberView.ts';
import { shownRevision } from '../admin/approvals/revisions.ts';
import { actorOf } from '../admin/auditLog.ts';
import { leavesPostsOut } from '../posts/postVisibility.ts';
import { requireGroupModerator, requireReader, requireRun } from './groupLock.ts';
import { type GroupRow, toGroup } from './groupRows.ts';
import {
  readBans,
  readInvitations,
  readMembers,
  readRequests,
  readSentInvitations,
} from './memberList.ts';
import { countOpening } from './opening.ts';

/** Routes of the groups themselves. */
export function groupRoutes({ db, groups, groupClosing }: Community): Route[] {
  const update = async (call: MemberCall<typeof updateGroup>) =>
    withRevision(
      call.member,
      await groups.update(call.member, call.params.id, call.body, actorOf(call)),
    );
  /** Adds the edit that waits for approval, for those who may edit the group. */
  const withRevision = async (viewer: MemberRow | null, row: GroupRow) => {
    const group = toGroup(row);
    if (viewer === null || !canEditGroup(group, viewer)) return group;
    return { ...group, revision: await shownRevision(db, 'group', group.id, viewer.id) };
  };
  return [
    openRoute(listGroups, async ({ member, query }) => {
      const { items, cursor } = await groups.page(member, query);
      return { items: items.map(toGroup), cursor };
    }),
    memberRoute(listMyGroups, async ({ member, query }) => {
      const { items, cursor } = await groups.mine(member.id, query);
      const withRole = items.map((row) => ({
        ...toGroup(row),
        user_role: moderatesGroup(row.membership) ? (row.membership as GroupRole) : 'member',
      }));
      return { items: withRole, cursor };
    }),
    memberRoute(createGroup, async ({ member, body }) => toGroup(await groups.add(member, body))),
    openRoute(getGroup, async ({ member, params }) => {
      const group = await withRevision(member, await groups.one(member, params.id));
      const leavesOut = member !== null && (await leavesPostsOut(db, group.id, member.id));
      return leavesOut ? { ...group, leaves_out: true } : group;
    }),
    memberRoute(updateGroup, update),
    memberRoute(updateGroupAlias, update),
    memberRoute(getGroupOpening, ({ member, params }) => countOpening(db, member, params.id)),
    memberRoute(closeGroup, async ({ member, params }) => {
      await groupClosing.close(member, params.id);
      return toGroup(await groups.one(member, params.id));
    }),
    memberRoute(reopenGroup, async ({ member, params }) => {
      await groupClosing.reopen(member, params.id);
      return toGroup(await groups.one(member, params.id));
    }),
  ];
}

/** Routes of membership: members, joining and leaving. */
export function membershipRoutes({ db, groupNotices, membership, signer }: Community): Route[] {
  return [
    memberRoute(joinGroup, ({ member, params }) => membership.join(member, params.id)),
    memberRoute(withdrawGroupRequest, ({ member, params }) =>
      membership.withdraw(member, params.id),
    ),
    memberRoute(leaveGroup, ({ member, params }) => membership.leave(member, params.id)),
    memberRoute(setGroupNotices, async ({ member, params, body: { notices } }) => {
      await groupNotices.set(member, params.id, notices);
      return { notices };
    }),
    memberRoute(listGroupMembers, async ({ member, params, query }) => {
      const { part } = await requireReader(db, member, params.id);
      const { items, cursor } = await readMembers(db, params.id, query);
      const people = items.map((row) => ({
        user: toMember(signer, row),
        role: row.part,
        joined_at: row.joined_at.toISOString(),
        ...(part === 'admin' && row.offered_role !== null && { offered_role: row.offered_role }),
      }));
      return { items: people, cursor };
    }),
  ];
}

/** Routes of requests and invitations to private groups. */
export function requestRoutes({ db, membership, signer, now }: Community): Route[] {
  return [
    memberRoute(listGroupRequests, async ({ member, params, query }) => {
      await requireGroupModerator(db, member, params.id);
      const { items, cursor } = await readRequests(db, params.id, query);
      const people = items.map((row) => ({
        user: toMember(signer, row),
        created_at: row.created_at.toISOString(),
      }));
      return { items: people, cursor };
    }),
    memberRoute(acceptGroupRequest, ({ member, params }) =>
      membership.accept(member, params.id, params.userId),
    ),
    memberRoute(declineGroupRequest, ({ member, params }) =>
      membership.decline(member, params.id, params.userId),
    ),
    memberRoute(inviteToGroup, ({ member, params, body }) =>
      membership.invite(member, params.id, body.user_id),
    ),
    memberRoute(listSentGroupInvitations, async ({ member, params, query }) => {
      await requireRun(db, member, params.id);
      const { items, cursor } = await readSentInvitations(db, params.id, query);
      const invitations = items.map(({ inviter, created_at, ...row }) => ({
        user: toMember(signer, row),
        invited_by: inviter && toMember(signer, inviter),
        created_at: created_at.toISOString(),
      }));
      return { items: invitations, cursor };
    }),
    memberRoute(withdrawGroupInvitation, ({ member, params }) =>
      membership.withdrawInvitation(member, params.id, params.userId),
    ),
    memberRoute(listGroupInvitations, async ({ member, query }) => {
      const { items, cursor } = await readInvitations(db, member.id, query, now());
      const invitations = items.map(({ group, inviter, invited_at }) => ({
        group: toGroup(group),
        invited_by: inviter && toMember(signer, inviter),
        created_at: invited_at.toISOString(),
      }));
      return { items: invitations, cursor };
    }),
    memberRoute(acceptGroupInvitation, ({ member, params }) =>
      membership.acceptInvitation(member, params.id),
    ),
    memberRoute(declineGroupInvitation, ({ member, params }) =>
      membership.declineInvitation(member, params.id),
    ),
  ];
}

/** Routes of order in a group: roles, removals and bans. */
export function orderRoutes({ db, groupOrder, signer }: Community): Route[] {
  return [
    memberRoute(removeGroupMember, ({ member, params, query }) =>
      groupOrder.remove(member, params.id, params.userId, query.ban === 'true'),
    ),
    memberRoute(setGroupRole, ({ member, params, body }) =>
      groupOrder.setRole(member, params.id, params.userId, body.role),
    ),
    memberRoute(listGroupBans, async ({ member, params, query }) => {
      await requireGroupModerator(db, member, params.id);
      const { items, cursor } = await readBans(db, params.id, query);
      const bans = items.map(({ by, created_at, ...row }) => ({
        user: toMember(signer, row),
        banned_by: by && toMember(signer, by),
        created_at: created_at.toISOString(),
      }));
      return { items: bans, cursor };
    }),
    memberRoute(liftGroupBan, ({ member, params }) =>
      groupOrder.lift(member, params.id, params.userId),
    ),
  ];
}
