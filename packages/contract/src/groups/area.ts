import type { Area } from '../core/area.ts';
import {
  createGroupComment,
  createGroupPost,
  GroupPost,
  likeGroupPost,
  listGroupComments,
  listGroupPosts,
} from './groupPosts.ts';
import {
  createGroup,
  Group,
  getGroup,
  listGroups,
  listMyGroups,
  updateGroup,
  updateGroupAlias,
} from './groups.ts';
import {
  acceptGroupInvitation,
  acceptGroupRequest,
  declineGroupInvitation,
  declineGroupRequest,
  GroupInvitation,
  GroupMember,
  GroupRequest,
  GroupStanding,
  handOverGroup,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  listGroupInvitations,
  listGroupMembers,
  listGroupRequests,
  removeGroupMember,
  withdrawGroupRequest,
} from './membership.ts';
import { groupsNotifications } from './notifications.ts';
import { groupsLabels, groupsRefusals } from './refusals.ts';

/** Trade groups with their members and posts. */
export const groups = {
  name: 'groups',
  endpoints: [
    listGroups,
    listMyGroups,
    listGroupInvitations,
    createGroup,
    getGroup,
    updateGroup,
    updateGroupAlias,
    joinGroup,
    withdrawGroupRequest,
    leaveGroup,
    listGroupMembers,
    removeGroupMember,
    handOverGroup,
    listGroupRequests,
    acceptGroupRequest,
    declineGroupRequest,
    inviteToGroup,
    acceptGroupInvitation,
    declineGroupInvitation,
    listGroupPosts,
    createGroupPost,
    likeGroupPost,
    listGroupComments,
    createGroupComment,
  ],
  schemas: {
    replies: { Group, GroupInvitation, GroupMember, GroupPost, GroupRequest, GroupStanding },
  },
  refusals: groupsRefusals,
  labels: groupsLabels,
  notifications: groupsNotifications,
} as const satisfies Area;
