import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams } from '../core/fields.ts';
import { Group, GroupOfferRole } from './groups.ts';
import { GroupMemberParams, GroupRelationship } from './membership.ts';

/**
 * Offers a member to be a moderator of the group, or makes one a plain member again, which also ends
 * such an offer (additive, GRP-160, GRP-161, GRP-174). Moderators may step down by themselves; 400
 * about the group's admin, 409 in a closed group.
 */
export const setGroupRole = endpoint({
  name: 'setGroupRole',
  summary: "Change a member's role in a group",
  method: 'PUT',
  path: '/api/groups/{id}/members/{userId}/role',
  params: GroupMemberParams,
  body: z.object({ role: z.enum(['moderator', 'member']) }),
  reply: GroupRelationship,
  access: 'groupAdmin',
  refusals: [400, 404, 409],
  idempotent: true,
});

/**
 * Offers the group to another member, who becomes its admin by accepting; the caller then stays as a
 * plain member (additive, GRP-174). `offered` is true while that is open. 409 while it is offered to
 * somebody else, or closed.
 */
export const handOverGroup = endpoint({
  name: 'handOverGroup',
  summary: 'Hand a group over',
  method: 'POST',
  path: '/api/groups/{id}/hand-over',
  params: IdParams,
  body: z.object({ user_id: Id }),
  reply: z.extend(Group, { offered: z.optional(z.boolean()) }),
  access: 'groupAdmin',
  refusals: [404, 409],
  idempotent: true,
});

/** Withdraws an offer and its notification (additive, GRP-177). 404 once it was answered. */
export const withdrawGroupOffer = endpoint({
  name: 'withdrawGroupOffer',
  summary: 'Take back an offer of a role in a group',
  method: 'DELETE',
  path: '/api/groups/{id}/members/{userId}/offer',
  params: GroupMemberParams,
  reply: GroupRelationship,
  access: 'groupAdmin',
  refusals: [404],
  idempotent: true,
});

/**
 * Accepts the offer of a role (additive, GRP-175), which the caller names so that another than they
 * read is not accepted. 404 without such an offer.
 */
export const acceptGroupOffer = endpoint({
  name: 'acceptGroupOffer',
  summary: 'Accept an offer of a role in a group',
  method: 'POST',
  path: '/api/groups/{id}/offer/accept',
  params: IdParams,
  body: z.object({ role: GroupOfferRole }),
  reply: Group,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/** Declines the offer of a role (additive, GRP-176); 404 without one. */
export const declineGroupOffer = endpoint({
  name: 'declineGroupOffer',
  summary: 'Decline an offer of a role in a group',
  method: 'POST',
  path: '/api/groups/{id}/offer/decline',
  params: IdParams,
  reply: GroupRelationship,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});
