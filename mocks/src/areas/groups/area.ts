import {
  acceptGroupInvitation,
  acceptGroupOffer,
  acceptGroupRequest,
  closeGroup,
  createGroup,
  createGroupComment,
  createGroupPost,
  declineGroupInvitation,
  declineGroupOffer,
  declineGroupRequest,
  getGroup,
  getGroupOpening,
  handOverGroup,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  liftGroupBan,
  likeGroupPost,
  listGroupBans,
  listGroupComments,
  listGroupInvitations,
  listGroupMembers,
  listGroupPosts,
  listGroupRequests,
  listGroups,
  listMyGroups,
  listSentGroupInvitations,
  removeGroupComment,
  removeGroupMember,
  removeGroupPost,
  reopenGroup,
  setGroupNotices,
  setGroupRole,
  updateGroup,
  updateGroupAlias,
  withdrawGroupInvitation,
  withdrawGroupOffer,
  withdrawGroupRequest,
} from '@saudagar/contract';
import type { HttpHandler } from 'msw';
import type { Community, MockArea, On } from '../../core/community.ts';
import { groupApproval } from './approval.ts';
import { flaggedGroup } from './flagged.ts';
import { Groups } from './groups.ts';
import { GroupMembers } from './membership.ts';
import { setNotices } from './notices.ts';
import { GroupOffers } from './offers.ts';
import { countOpening } from './opening.ts';
import { GroupOrder } from './order.ts';
import { addSampleGroups } from './sample.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly groups: Groups;
    readonly groupMembers: GroupMembers;
    readonly groupOrder: GroupOrder;
    readonly groupOffers: GroupOffers;
  }
}

/** Trade groups with their members; their posts are among all posts. */
export const groups: MockArea = {
  name: 'groups',
  states: {
    groups: Groups,
    groupMembers: GroupMembers,
    groupOrder: GroupOrder,
    groupOffers: GroupOffers,
  },
  // Two lists come first, because the path of an id would match them.
  handlers: (community, on) => [
    ...groupHandlers(community, on),
    ...membershipHandlers(community, on),
    ...requestHandlers(community, on),
    ...orderHandlers(community, on),
    ...offerHandlers(community, on),
    ...postHandlers(community, on),
  ],
  sockets: 'none',
  sample: addSampleGroups,
  files: 'none',
  flaggable: { group: flaggedGroup },
  approvals: { group: groupApproval },
};

function groupHandlers(community: Community, on: On): HttpHandler[] {
  const { groups, groupMembers } = community;
  return [
    on(listGroups, ({ visitor, query }) => groups.list(visitor, query)),
    on(listMyGroups, ({ viewer, query }) => groups.mine(viewer.id, query)),
    on(listGroupInvitations, ({ viewer, query }) => groupMembers.invitations(viewer, query)),
    on(createGroup, ({ viewer, body }) => groups.create(viewer, body)),
    on(getGroup, ({ visitor, params }) => groups.find(params.id, visitor)),
    on(updateGroup, ({ viewer, params, body }) => groups.update(viewer, params.id, body)),
    on(updateGroupAlias, ({ viewer, params, body }) => groups.update(viewer, params.id, body)),
    on(getGroupOpening, ({ viewer, params }) => countOpening(community, viewer, params.id)),
  ];
}

function membershipHandlers(community: Community, on: On): HttpHandler[] {
  const { groupMembers } = community;
  return [
    on(joinGroup, ({ viewer, params }) => groupMembers.join(viewer, params.id)),
    on(withdrawGroupRequest, ({ viewer, params }) => groupMembers.withdraw(viewer, params.id)),
    on(leaveGroup, ({ viewer, params }) => groupMembers.leave(viewer, params.id)),
    on(setGroupNotices, ({ viewer, params, body }) =>
      setNotices(community, viewer, params.id, body.notices),
    ),
    on(listGroupMembers, ({ viewer, params, query }) =>
      groupMembers.list(viewer, params.id, query),
    ),
  ];
}

function requestHandlers({ groupMembers }: Community, on: On): HttpHandler[] {
  return [
    on(listGroupRequests, ({ viewer, params, query }) =>
      groupMembers.requests(viewer, params.id, query),
    ),
    on(acceptGroupRequest, ({ viewer, params }) =>
      groupMembers.accept(viewer, params.id, params.userId),
    ),
    on(declineGroupRequest, ({ viewer, params }) =>
      groupMembers.decline(viewer, params.id, params.userId),
    ),
    on(inviteToGroup, ({ viewer, params, body }) =>
      groupMembers.invite(viewer, params.id, body.user_id),
    ),
    on(listSentGroupInvitations, ({ viewer, params, query }) =>
      groupMembers.sentInvitations(viewer, params.id, query),
    ),
    on(withdrawGroupInvitation, ({ viewer, params }) =>
      groupMembers.withdrawInvitation(viewer, params.id, params.userId),
    ),
    on(acceptGroupInvitation, ({ viewer, params }) =>
      groupMembers.acceptInvitation(viewer, params.id),
    ),
    on(declineGroupInvitation, ({ viewer, params }) =>
      groupMembers.declineInvitation(viewer, params.id),
    ),
  ];
}

function orderHandlers({ groupOrder }: Community, on: On): HttpHandler[] {
  return [
    on(removeGroupMember, ({ viewer, params, query }) =>
      groupOrder.remove(viewer, params.id, params.userId, query.ban === 'true'),
    ),
    on(setGroupRole, ({ viewer, params, body }) =>
      groupOrder.setRole(viewer, params.id, params.userId, body.role),
    ),
    on(closeGroup, ({ viewer, params }) => groupOrder.close(viewer, params.id)),
    on(reopenGroup, ({ viewer, params }) => groupOrder.reopen(viewer, params.id)),
    on(listGroupBans, ({ viewer, params, query }) => groupOrder.bans(viewer, params.id, query)),
    on(liftGroupBan, ({ viewer, params }) => groupOrder.lift(viewer, params.id, params.userId)),
    on(removeGroupPost, ({ viewer, params, body }) =>
      groupOrder.removePost(viewer, params.id, params.postId, body),
    ),
    on(removeGroupComment, ({ viewer, params, body }) =>
      groupOrder.removeComment(viewer, params.id, params, body),
    ),
  ];
}

function offerHandlers({ groupOffers }: Community, on: On): HttpHandler[] {
  return [
    on(handOverGroup, ({ viewer, params, body }) =>
      groupOffers.handOver(viewer, params.id, body.user_id),
    ),
    on(withdrawGroupOffer, ({ viewer, params }) =>
      groupOffers.withdraw(viewer, params.id, params.userId),
    ),
    on(acceptGroupOffer, ({ viewer, params, body }) =>
      groupOffers.accept(viewer, params.id, body.role),
    ),
    on(declineGroupOffer, ({ viewer, params }) => groupOffers.decline(viewer, params.id)),
  ];
}

function postHandlers({ groups, posts, comments }: Community, on: On): HttpHandler[] {
  return [
    on(listGroupPosts, ({ viewer, params, query }) => {
      groups.read(params.id, viewer);
      return posts.listOf(params.id, viewer.id, query);
    }),
    on(createGroupPost, ({ viewer, params, body }) => {
      groups.take(params.id, viewer);
      return posts.create(viewer.id, body, params.id);
    }),
    on(likeGroupPost, ({ viewer, params, body }) => {
      groups.take(params.id, viewer);
      posts.requireIn(params.id, params.postId);
      return posts.like(params.postId, viewer.id, body?.liked);
    }),
    on(listGroupComments, ({ viewer, params, query }) => {
      groups.read(params.id, viewer);
      posts.requireIn(params.id, params.postId);
      return comments.list(params.postId, query, viewer.id);
    }),
    on(createGroupComment, ({ viewer, params, body }) => {
      groups.take(params.id, viewer);
      posts.requireIn(params.id, params.postId);
      return comments.create(viewer.id, params.postId, body);
    }),
  ];
}
