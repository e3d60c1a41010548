import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams, PageQuery, Timestamp } from '../core/fields.ts';
import { Group, GroupMembership, GroupRole } from './groups.ts';

/** How the caller, or whom a call is about, stands to the group after it. */
export const GroupStanding = z.object({
  membership: z.optional(GroupMembership),
  member_count: z.optional(z.number()),
});
export type GroupStanding = z.infer<typeof GroupStanding>;

/** Path parameters `{id}` of a group and `{userId}` of a member. */
const MemberParams = z.object({ id: Id, userId: Id });

/**
 * Joins a group (GRP-043, GRP-050): at once where it is public or the caller is invited, else it asks
 * and waits as `pending` (GRP-048). Repeating it changes nothing. What the reply holds is additive.
 */
export const joinGroup = endpoint({
  name: 'joinGroup',
  summary: 'Join a group, or ask to',
  method: 'POST',
  path: '/api/groups/{id}/join',
  params: IdParams,
  reply: GroupStanding,
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/** Takes back one's own request to join; without one nothing changes (additive). */
export const withdrawGroupRequest = endpoint({
  name: 'withdrawGroupRequest',
  summary: 'Take back a request to join',
  method: 'POST',
  path: '/api/groups/{id}/withdraw',
  params: IdParams,
  reply: GroupStanding,
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/**
 * Leaves a group; who is not in it stays out (additive, GRP-049). 400 to its last admin, who hands it
 * over first.
 */
export const leaveGroup = endpoint({
  name: 'leaveGroup',
  summary: 'Leave a group',
  method: 'POST',
  path: '/api/groups/{id}/leave',
  params: IdParams,
  reply: GroupStanding,
  access: 'member',
  refusals: [400, 404],
  idempotent: true,
});

/** A member of a group. */
export const GroupMember = z.object({ user: Member, role: GroupRole, joined_at: Timestamp });
export type GroupMember = z.infer<typeof GroupMember>;

/** The members of a group, who joined first on top; `search` looks into names (additive, GRP-049). */
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

/** Takes a member out of a group (additive). 400 for oneself; 404 for who is not in it. */
export const removeGroupMember = endpoint({
  name: 'removeGroupMember',
  summary: 'Take a member out of a group',
  method: 'DELETE',
  path: '/api/groups/{id}/members/{userId}',
  params: MemberParams,
  reply: GroupStanding,
  access: 'groupAdmin',
  refusals: [400, 404],
  idempotent: true,
});

/** Makes another member the group's admin; the caller stays a member (additive). */
export const handOverGroup = endpoint({
  name: 'handOverGroup',
  summary: 'Hand a group over',
  method: 'POST',
  path: '/api/groups/{id}/hand-over',
  params: IdParams,
  body: z.object({ user_id: Id }),
  reply: Group,
  access: 'groupAdmin',
  refusals: [404],
  idempotent: true,
});

/** Somebody who asked to join a private group. */
export const GroupRequest = z.object({ user: Member, created_at: Timestamp });
export type GroupRequest = z.infer<typeof GroupRequest>;

/** Who waits to be let into a group, the first first (additive). */
export const listGroupRequests = endpoint({
  name: 'listGroupRequests',
  summary: 'Who asked to join a group',
  method: 'GET',
  path: '/api/groups/{id}/requests',
  params: IdParams,
  query: PageQuery,
  reply: z.array(GroupRequest),
  paged: true,
  access: 'groupAdmin',
  refusals: [404],
  idempotent: true,
});

/** Lets in who asked (additive). Who is in already stays; 404 where nobody of that id asked. */
export const acceptGroupRequest = endpoint({
  name: 'acceptGroupRequest',
  summary: 'Accept a request to join',
  method: 'POST',
  path: '/api/groups/{id}/requests/{userId}/accept',
  params: MemberParams,
  reply: GroupStanding,
  access: 'groupAdmin',
  refusals: [404],
  idempotent: true,
});

/** Sends away who asked (additive). 404 where nobody of that id asked. */
export const declineGroupRequest = endpoint({
  name: 'declineGroupRequest',
  summary: 'Decline a request to join',
  method: 'POST',
  path: '/api/groups/{id}/requests/{userId}/decline',
  params: MemberParams,
  reply: GroupStanding,
  access: 'groupAdmin',
  refusals: [404],
  idempotent: true,
});

/**
 * Invites a member (additive): who asked to join is let in, who is in already stays. 404 where there
 * is no such active member, 409 where the caller has blocked them.
 */
export const inviteToGroup = endpoint({
  name: 'inviteToGroup',
  summary: 'Invite a member to a group',
  method: 'POST',
  path: '/api/groups/{id}/invitations',
  params: IdParams,
  body: z.object({ user_id: Id }),
  reply: GroupStanding,
  access: 'groupAdmin',
  refusals: [404, 409],
  idempotent: true,
});

/** A member who is invited to a group and has not answered; `invited_by` is who invited them. */
export const SentGroupInvitation = z.object({
  user: Member,
  invited_by: z.nullish(Member),
  created_at: Timestamp,
});
export type SentGroupInvitation = z.infer<typeof SentGroupInvitation>;

/** Who is invited to a group and has not answered, the latest first (additive). */
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
 * Takes an invitation back, with what was told of it (additive). Who has accepted by then stays, as
 * the reply says; 404 where nobody of that id is invited.
 */
export const withdrawGroupInvitation = endpoint({
  name: 'withdrawGroupInvitation',
  summary: 'Take back an invitation to a group',
  method: 'DELETE',
  path: '/api/groups/{id}/invitations/{userId}',
  params: MemberParams,
  reply: GroupStanding,
  access: 'groupAdmin',
  refusals: [404],
  idempotent: true,
});

/** An invitation of the caller's; `invited_by` is the group's admin who sent it. */
export const GroupInvitation = z.object({
  group: Group,
  invited_by: z.nullish(Member),
  created_at: Timestamp,
});
export type GroupInvitation = z.infer<typeof GroupInvitation>;

/** The caller's own open invitations, the newest first (additive). */
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
});

/** Takes an invitation up (additive); 404 to who has none. */
export const acceptGroupInvitation = endpoint({
  name: 'acceptGroupInvitation',
  summary: 'Accept an invitation to a group',
  method: 'POST',
  path: '/api/groups/{id}/invitation/accept',
  params: IdParams,
  reply: GroupStanding,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/** Turns an invitation down (additive); 404 to who has none. */
export const declineGroupInvitation = endpoint({
  name: 'declineGroupInvitation',
  summary: 'Decline an invitation to a group',
  method: 'POST',
  path: '/api/groups/{id}/invitation/decline',
  params: IdParams,
  reply: GroupStanding,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});
