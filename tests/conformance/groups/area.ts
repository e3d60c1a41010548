import {
  createGroupComment,
  getGroup,
  handOverGroup,
  inviteToGroup,
  joinGroup,
  listGroupBans,
  listGroupMembers,
  listGroupPosts,
  listGroupRequests,
  listSentGroupInvitations,
  removeGroupMember,
  setGroupRole,
} from '@saudagar/contract';
import type { AreaConformance, Fixture, TestUsers } from '../core/area.ts';
import { closingSuite } from './closing.ts';
import { groupEditsSuite } from './groupEdits.ts';
import { GROUP, letIn, makeGroup, post } from './groupSteps.ts';
import { groupListsSuite } from './lists.ts';
import { membershipSuite } from './membership.ts';
import { noticesSuite } from './notices.ts';
import { offersSuite } from './offers.ts';
import { openingSuite } from './opening.ts';
import { orderSuite } from './order.ts';
import { groupPostsSuite } from './posts.ts';
import { privacySuite } from './privacy.ts';
import { requestsSuite } from './requests.ts';

// Moderators cannot open the private group of the sweep, though they may call.
const fields = async () => ({ ...GROUP, name: crypto.randomUUID(), group_type: undefined });
const secret = async () => ({ ...(await fields()), group_type: 'private' });

export const groups: AreaConformance = {
  suites: [
    groupListsSuite,
    groupEditsSuite,
    membershipSuite,
    requestsSuite,
    orderSuite,
    offersSuite,
    noticesSuite,
    closingSuite,
    openingSuite,
    groupPostsSuite,
    privacySuite,
  ],
  fixtures: [
    [/^\/api\/groups\/\{id\}\/(join|leave|withdraw)$/, makeJoined],
    [/^\/api\/groups\/\{id\}\/invitation\//, makeInvitation],
    [/^\/api\/groups\/\{id\}\/offer\//, makeOffer],
    [/^\/api\/groups\/\{id\}\/members\/\{userId\}\/offer$/, makeSentOffer],
    [/^\/api\/groups\/\{id\}\/requests/, makeRequest],
    [/^\/api\/groups\/\{id\}\/invitations\/\{userId\}$/, makeSentInvitation],
    [/^\/api\/groups\/\{id\}\/bans/, makeBan],
    [/^(\/api)?\/groups\/\{id\}/, makePrivateGroup],
  ],
  realFields: {
    createGroup: fields,
    updateGroup: fields,
    updateGroupAlias: fields,
    handOverGroup: async ({ groupMember }) => ({ user_id: groupMember.user.id }),
    acceptGroupOffer: async () => ({ role: 'admin' }),
    setGroupNotices: async () => ({ notices: 'all' }),
    inviteToGroup: async ({ bystander }) => ({ user_id: bystander.user.id }),
    createGroupPost: async () => ({ content: 'Salam', post_type: 'text', attachments: [] }),
    createGroupComment: async () => ({ parent_comment_id: null }),
  },
  updates: {
    updateGroup: { fields: secret, passing: ['opens_old_posts'] },
    updateGroupAlias: { fields: secret, passing: ['opens_old_posts'] },
  },
};

/** A group of the owner with a plain member and the bystander; nobody else sees into it. */
async function makePrivateGroup({ owner, groupMember, bystander }: TestUsers): Promise<Fixture> {
  const { id } = await makeGroup(owner, { group_type: 'private' });
  for (const one of [groupMember, bystander]) await letIn(owner, id, one);
  const params = { id, postId: (await post(bystander, id)).id };
  const body = { content: 'Ya' };
  const comment = await bystander.client.call(createGroupComment, { params, body });
  const look = () =>
    Promise.all([
      owner.client.call(getGroup, { params: { id } }),
      owner.client.call(listGroupMembers, { params: { id } }),
      owner.client.call(listGroupPosts, { params: { id } }),
    ]);
  return { params: { ...params, commentId: comment.id, userId: bystander.user.id }, look };
}

/** The bystander is banned from a group of the owner's. */
async function makeBan({ owner, groupMember, bystander }: TestUsers): Promise<Fixture> {
  const { id } = await makeGroup(owner, { group_type: 'private' });
  await letIn(owner, id, groupMember);
  const params = { id, userId: bystander.user.id };
  await owner.client.call(removeGroupMember, { params, query: { ban: 'true' } });
  return { params, look: () => owner.client.call(listGroupBans, { params: { id } }) };
}

/** The bystander's pending request to join a group of the owner's. */
async function makeRequest({ owner, groupMember, bystander }: TestUsers): Promise<Fixture> {
  const { id } = await makeGroup(owner, { group_type: 'private' });
  await letIn(owner, id, groupMember);
  await bystander.client.call(joinGroup, { params: { id } });
  const look = () => owner.client.call(listGroupRequests, { params: { id } });
  return { params: { id, userId: bystander.user.id }, look };
}

/** The owner is a plain member of a group that the bystander runs. */
async function makeJoined({ owner, bystander }: TestUsers): Promise<Fixture> {
  const { id } = await makeGroup(bystander);
  await letIn(bystander, id, owner);
  return { params: { id }, look: () => owner.client.call(getGroup, { params: { id } }) };
}

/** The owner is invited to a group that the bystander runs. */
async function makeInvitation({ owner, bystander }: TestUsers): Promise<Fixture> {
  const { id } = await makeGroup(bystander, { group_type: 'private' });
  const body = { user_id: owner.user.id };
  await bystander.client.call(inviteToGroup, { params: { id }, body });
  return { params: { id }, look: () => owner.client.call(getGroup, { params: { id } }) };
}

/** The bystander is invited to a group that the owner runs. */
async function makeSentInvitation({ owner, groupMember, bystander }: TestUsers): Promise<Fixture> {
  const { id } = await makeGroup(owner, { group_type: 'private' });
  await letIn(owner, id, groupMember);
  const body = { user_id: bystander.user.id };
  await owner.client.call(inviteToGroup, { params: { id }, body });
  const look = () => owner.client.call(listSentGroupInvitations, { params: { id } });
  return { params: { id, userId: bystander.user.id }, look };
}

/** The owner is offered a group that the bystander runs. */
async function makeOffer({ owner, bystander }: TestUsers): Promise<Fixture> {
  const { id } = await makeGroup(bystander, { group_type: 'private' });
  await letIn(bystander, id, owner);
  const body = { user_id: owner.user.id };
  await bystander.client.call(handOverGroup, { params: { id }, body });
  return { params: { id }, look: () => owner.client.call(getGroup, { params: { id } }) };
}

/** The bystander is offered to be a moderator of a group that the owner runs. */
async function makeSentOffer({ owner, groupMember, bystander }: TestUsers): Promise<Fixture> {
  const { id } = await makeGroup(owner, { group_type: 'private' });
  for (const one of [groupMember, bystander]) await letIn(owner, id, one);
  const params = { id, userId: bystander.user.id };
  await owner.client.call(setGroupRole, { params, body: { role: 'moderator' } });
  return { params, look: () => owner.client.call(listGroupMembers, { params: { id } }) };
}
