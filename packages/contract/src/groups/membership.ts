import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams, PageQuery, Timestamp } from '../core/fields.ts';
import { Group, GroupMembership, GroupOfferRole, GroupRole } from './groups.ts';

/**
 * Membership, after the call, of the caller or the member it is about; `offered` is true when they
 * are offered a role, and have it once they accept (GRP-174).
 */
export const GroupRelationship = z.object({
  membership: z.optional(GroupMembership),
  member_count: z.optional(z.number()),
  offered: z.optional(z.boolean()),
});
export type GroupRelationship = z.infer<typeof GroupRelationship>;

/** Path parameters `{id}` of a group and `{userId}` of a member. */
export const GroupMemberParams = z.object({ id: Id, userId: Id });

/**
 * Joins a group (GRP-043, GRP-050): at once if it is public or the caller is invited, otherwise as
 * a `pending` request (GRP-048). Idempotent. The fields of the reply are additive. 403 while banned,
 * 409 within seven days after a declined request (GRP-168).
 */
export const joinGroup = endpoint({
  name: 'joinGroup',
  summary: 'Join a group, or ask to',
  method: 'POST',
  path: '/api/groups/{id}/join',
  params: IdParams,
  reply: GroupRelationship,
  access: 'member',
  refusals: [403, 404, 409],
  idempotent: true,
});

/** Withdraws the caller's request to join; without one nothing changes (additive). */
export const withdrawGroupRequest = endpoint({
  name: 'withdrawGroupRequest',
  summary: 'Take back a request to join',
  method: 'POST',
  path: '/api/groups/{id}/withdraw',
  params: IdParams,
  reply: GroupRelationship,
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/**
 * Leaves a group; no effect without membership (additive, GRP-049). 400 for its only admin, who must
 * hand it over first; the last member closes it instead, and stays its admin (GRP-171).
 */
export const leaveGroup = endpoint({
  name: 'leaveGroup',
  summary: 'Leave a group',
  method: 'POST',
  path: '/api/groups/{id}/leave',
  params: IdParams,
  reply: GroupRelationship,
  access: 'member',
  refusals: [400, 404],
  idempotent: true,
});

/** A member of a group; its admin also reads the `offered_role` that they have not answered. */
export const GroupMember = z.object({
  user: Member,
  role: GroupRole,
  joined_at: Timestamp,
  offered_role: z.nullish(GroupOfferRole),
});
export type GroupMember = z.infer<typeof GroupMember>;

/** Members of a group, in order of joining; `search` matches names (additive, GRP-049). */
export const listGroupMembers = endpoint({
  name: 'listGroupMembers',
  summary: 'The members of a group',
  method: 'GET',
  path: '/api/groups/{id}/members',
  params: IdParams,
  query: z.extend(PageQuery, {
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  reply: z.array(GroupMember),
  paged: true,
  access: 'groupReader',
  refusals: [404],
  idempotent: true,
});

/**
 * Removes a member from a group (additive), and with `ban` keeps them out of it (GRP-165). 400 for
 * oneself; 403 for a moderator of the group about its admin or another moderator; 404 for somebody
 * outside the group, unless they are banned.
 */
export const removeGroupMember = endpoint({
  name: 'removeGroupMember',
  summary: 'Take a member out of a group',
  method: 'DELETE',
  path: '/api/groups/{id}/members/{userId}',
  params: GroupMemberParams,
  query: z.object({ ban: z.optional(z.enum(['true', 'false'])) }),
  reply: GroupRelationship,
  access: 'groupModerator',
  refusals: [400, 404],
  idempotent: true,
});

/** A member kept out of a group; `banned_by` is whoever did it, while their account exists. */
export const GroupBan = z.object({
  user: Member,
  banned_by: z.nullish(Member),
  created_at: Timestamp,
});
export type GroupBan = z.infer<typeof GroupBan>;

/** Members banned from a group, latest first (additive, GRP-166). */
export const listGroupBans = endpoint({
  name: 'listGroupBans',
  summary: 'The members banned from a group',
  method: 'GET',
  path: '/api/groups/{id}/bans',
  params: IdParams,
  query: PageQuery,
  reply: z.array(GroupBan),
  paged: true,
  access: 'groupModerator',
  refusals: [404],
  idempotent: true,
});

/** Lifts a ban, after which the member may come back (additive, GRP-166). 404 without one. */
export const liftGroupBan = endpoint({
  name: 'liftGroupBan',
  summary: 'Lift a ban from a group',
  method: 'DELETE',
  path: '/api/groups/{id}/bans/{userId}',
  params: GroupMemberParams,
  reply: GroupRelationship,
  access: 'groupModerator',
  refusals: [404],
  idempotent: true,
});

/** A pending request to join a private group. */
export const GroupRequest = z.object({ user: Member, created_at: Timestamp });
export type GroupRequest = z.infer<typeof GroupRequest>;

/** Pending requests to join a group, oldest first (additive). */
export const listGroupRequests = endpoint({
  name: 'listGroupRequests',
  summary: 'Who asked to join a group',
  method: 'GET',
  path: '/api/groups/{id}/requests',
  params: IdParams,
  query: PageQuery,
  reply: z.array(GroupRequest),
  paged: true,
  access: 'groupModerator',
  refusals: [404],
  idempotent: true,
});

/** Accepts a request to join (additive). An existing member stays; 404 without a request. */
export const acceptGroupRequest = endpoint({
  name: 'acceptGroupRequest',
  summary: 'Accept a request to join',
  method: 'POST',
  path: '/api/groups/{id}/requests/{userId}/accept',
  params: GroupMemberParams,
  reply: GroupRelationship,
  access: 'groupModerator',
  refusals: [404, 409],
  idempotent: true,
});

/** Declines a request to join, for seven days (additive, GRP-168). 404 without a request. */
export const declineGroupRequest = endpoint({
  name: 'declineGroupRequest',
  summary: 'Decline a request to join',
  method: 'POST',
  path: '/api/groups/{id}/requests/{userId}/decline',
  params: GroupMemberParams,
  reply: GroupRelationship,
  access: 'groupModerator',
  refusals: [404],
  idempotent: true,
});

/**
 * Invites a member (additive); accepts a pending request, leaves an existing member. 404 for a
 * member who is missing, deactivated or apart, 409 for a banned one.
 */
export const inviteToGroup = endpoint({
  name: 'inviteToGroup',
  summary: 'Invite a member to a group',
  method: 'POST',
  path: '/api/groups/{id}/invitations',
  params: IdParams,
  body: z.object({ user_id: Id }),
  reply: GroupRelationship,
  access: 'groupAdmin',
  refusals: [404, 409],
  idempotent: true,
});

/** A pending invitation to a group; `invited_by` is the inviter. */
export const SentGroupInvitation = z.object({
  user: Member,
  invited_by: z.nullish(Member),
  created_at: Timestamp,
});
export type SentGroupInvitation = z.infer<typeof SentGroupInvitation>;

/** Pending invitations to a group, latest first (additive). */
export const listSentGroupInvitations = endpoint({
  name: 'listSentGroupInvitations',
  summary: 'Open invitations of a group',
  method: 'GET',
  path: '/api/groups/{id}/invitations',
  params: IdParams,
  query: PageQuery,
  reply: z.array(SentGroupInvitation),
  paged: true,
  access: 'groupAdmin',
  refusals: [404],
  idempotent: true,
});

/**
 * Withdraws an invitation and its notification (additive). A member who has accepted stays, as the
 * reply says; 404 without an invitation.
 */
export const withdrawGroupInvitation = endpoint({
  name: 'withdrawGroupInvitation',
  summary: 'Take back an invitation to a group',
  method: 'DELETE',
  path: '/api/groups/{id}/invitations/{userId}',
  params: GroupMemberParams,
  reply: GroupRelationship,
  access: 'groupAdmin',
  refusals: [404],
  idempotent: true,
});

/** An invitation to the caller; `invited_by` is the group's admin who sent it. */
export const GroupInvitation = z.object({
  group: Group,
  invited_by: z.nullish(Member),
  created_at: Timestamp,
});
export type GroupInvitation = z.infer<typeof GroupInvitation>;

/** Pending invitations to the caller, newest first (additive). */
export const listGroupInvitations = endpoint({
  name: 'listGroupInvitations',
  summary: 'Own invitations to groups',
  method: 'GET',
  path: '/api/groups/invitations',
  query: PageQuery,
  reply: z.array(GroupInvitation),
  paged: true,
  access: 'member',
  idempotent: true,
  isKept: true,
});

/** Accepts an invitation (additive); 404 without one. */
export const acceptGroupInvitation = endpoint({
  name: 'acceptGroupInvitation',
  summary: 'Accept an invitation to a group',
  method: 'POST',
  path: '/api/groups/{id}/invitation/accept',
  params: IdParams,
  reply: GroupRelationship,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/** Declines an invitation (additive); 404 without one. */
export const declineGroupInvitation = endpoint({
  name: 'declineGroupInvitation',
  summary: 'Decline an invitation to a group',
  method: 'POST',
  path: '/api/groups/{id}/invitation/decline',
  params: IdParams,
  reply: GroupRelationship,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});
