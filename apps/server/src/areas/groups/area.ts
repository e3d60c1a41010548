import { areaOf } from '@saudagar/contract/server';
import type { ServerArea } from '../area.ts';
import { addGroups } from './030-groups.ts';
import { orderSentInvitations } from './051-sent-invitations.ts';
import { addGroupRoles } from './20261223-group-roles.ts';
import { addClosedGroups } from './20261224-closed-groups.ts';
import { addGroupRoleOffers } from './20270101-group-role-offers.ts';
import { addOpenedGroups } from './20270102-opened-groups.ts';
import { addGroupNotices } from './20270103-group-notices.ts';
import { groupApproval } from './approval.ts';
import { seedGroups } from './demo.ts';
import { flaggedGroup } from './flagged.ts';
import { groupPostRoutes } from './groupPostRoutes.ts';
import { groupRoutes, membershipRoutes, orderRoutes, requestRoutes } from './groupRoutes.ts';
import { groupPostAudience } from './notices.ts';
import { offerRoutes } from './offerRoutes.ts';
import { archiveGroups, groupAudience, leaveAllGroups } from './ownData.ts';
import { createGroupsService } from './service.ts';

/** Trade groups with their members. The posts area stores their posts and files. */
export const groups: ServerArea = {
  contract: areaOf('groups'),
  routes: (community) => [
    ...groupRoutes(community),
    ...membershipRoutes(community),
    ...requestRoutes(community),
    ...orderRoutes(community),
    ...offerRoutes(community),
    ...groupPostRoutes(community),
  ],
  migrations: {
    '030-groups': { up: addGroups },
    '051-sent-invitations': { up: orderSentInvitations },
    '20261223-group-roles': { up: addGroupRoles },
    '20261224-closed-groups': { up: addClosedGroups },
    '20270101-group-role-offers': { up: addGroupRoleOffers },
    '20270102-opened-groups': { up: addOpenedGroups },
    '20270103-group-notices': { up: addGroupNotices },
  },
  create: createGroupsService,
  limits: {
    createGroup: 'group',
    createGroupPost: 'post',
    likeGroupPost: 'like',
    createGroupComment: 'comment',
    inviteToGroup: 'invitation',
  },
  demo: seedGroups,
  files: 'none',
  flags: { group: flaggedGroup },
  approvals: { group: groupApproval },
  archive: archiveGroups,
  memberDeleted: leaveAllGroups,
  blocks: [
    { call: 'listGroupPosts', author: 'user_id' },
    { call: 'listGroupComments', author: 'user_id' },
  ],
  audiences: { group_members: groupAudience, group_post: groupPostAudience },
};
