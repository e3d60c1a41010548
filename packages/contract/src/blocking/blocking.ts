import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { IdParams, Timestamp } from '../core/fields.ts';

/** Most members that one may block, and most that one may mute: one answer holds them all. */
export const BLOCK_LIST_MAX = 500;

/** A member who is kept at a distance, and since when. */
export const Restriction = z.object({ user: Member, since: Timestamp });
export type Restriction = z.infer<typeof Restriction>;

/** Who may add a member to group chats: the choices that the member has. */
export const GROUP_CHAT_INVITE_POLICIES = ['everyone', 'connections', 'nobody'] as const;
export const GroupChatInvitePolicy = z.enum(GROUP_CHAT_INVITE_POLICIES);
export type GroupChatInvitePolicy = z.infer<typeof GroupChatInvitePolicy>;

/** The choice of a member who has made none. */
export const GROUP_CHAT_INVITE_POLICY_DEFAULT: GroupChatInvitePolicy = 'everyone';

/**
 * Whom the caller has blocked and muted, the latest first; those who left are gone from it.
 * `addable_by` is who may add them to group chats, missing where the server knows no such choice.
 */
export const BlockList = z.object({
  blocked: z.array(Restriction),
  muted: z.array(Restriction),
  addable_by: z.optional(GroupChatInvitePolicy),
});
export type BlockList = z.infer<typeof BlockList>;

/** The caller's block list, and who may add them to group chats (additive); nobody else is told. */
export const getBlockList = endpoint({
  name: 'getBlockList',
  summary: 'Blocked and muted members, and who may add the caller to group chats',
  method: 'GET',
  path: '/api/peace',
  reply: BlockList,
  access: 'member',
  idempotent: true,
});

/**
 * Blocks a member (additive): what they do does not reach the caller, and is answered as if the caller
 * were deactivated. Ends their connection and open requests. Repeating it changes nothing. 400 on
 * oneself or beyond the most, 404 on a member who is not there.
 */
export const blockMember = endpoint({
  name: 'blockMember',
  summary: 'Block a member',
  method: 'PUT',
  path: '/api/peace/blocked/{id}',
  params: IdParams,
  access: 'member',
  refusals: [400, 404],
  idempotent: true,
});

/**
 * Lets a member reach the caller again (additive); a connection does not come back. Repeating it
 * changes nothing. 404 where there never was such a member.
 */
export const unblockMember = endpoint({
  name: 'unblockMember',
  summary: 'Unblock a member',
  method: 'DELETE',
  path: '/api/peace/blocked/{id}',
  params: IdParams,
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/**
 * Mutes a member (additive): clients fold away what they write. Repeating it changes nothing. 400 on
 * oneself or beyond the most, 404 on a member who is not there.
 */
export const muteMember = endpoint({
  name: 'muteMember',
  summary: 'Mute a member',
  method: 'PUT',
  path: '/api/peace/muted/{id}',
  params: IdParams,
  access: 'member',
  refusals: [400, 404],
  idempotent: true,
});

/** Shows what a member writes again (additive). Repeating it changes nothing; 404 where there never was such a member. */
export const unmuteMember = endpoint({
  name: 'unmuteMember',
  summary: 'Unmute a member',
  method: 'DELETE',
  path: '/api/peace/muted/{id}',
  params: IdParams,
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/**
 * Chooses who may add the caller to group chats (additive). Group chats that they are in stay. Repeating
 * it changes nothing.
 */
export const chooseGroupChatInvitePolicy = endpoint({
  name: 'chooseGroupChatInvitePolicy',
  summary: 'Choose who may add the caller to group chats',
  method: 'PUT',
  path: '/api/peace/addable-by',
  body: z.object({ addable_by: GroupChatInvitePolicy }),
  access: 'member',
  idempotent: true,
});
