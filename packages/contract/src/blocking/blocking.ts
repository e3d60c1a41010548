import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { IdParams, Timestamp } from '../core/fields.ts';

/** Maximum number of blocked members, and of muted ones: one reply holds them all. */
export const BLOCK_LIST_MAX = 500;

/** A blocked or muted member, and since when. */
export const Restriction = z.object({ user: Member, since: Timestamp });
export type Restriction = z.infer<typeof Restriction>;

/** Choices of who may add a member to group chats. */
export const GROUP_CHAT_INVITE_POLICIES = ['everyone', 'connections', 'nobody'] as const;
export const GroupChatInvitePolicy = z.enum(GROUP_CHAT_INVITE_POLICIES);
export type GroupChatInvitePolicy = z.infer<typeof GroupChatInvitePolicy>;

/** Policy of a member who has not chosen one. */
export const GROUP_CHAT_INVITE_POLICY_DEFAULT: GroupChatInvitePolicy = 'everyone';

/** Audiences that may see a member's connections; everyone is every member, with a token. */
export const CONNECTION_VISIBILITIES = ['everyone', 'connections', 'nobody'] as const;
export const ConnectionVisibility = z.enum(CONNECTION_VISIBILITIES);
export type ConnectionVisibility = z.infer<typeof ConnectionVisibility>;

/**
 * Members the caller has blocked and muted, latest first, without deleted accounts. `addable_by` is
 * who may add the caller to group chats, `connections_visible_to` who sees the caller's connections,
 * `shows_presence` whether others see when the caller is online; each is missing when the server
 * lacks that choice.
 */
export const BlockList = z.object({
  blocked: z.array(Restriction),
  muted: z.array(Restriction),
  addable_by: z.optional(GroupChatInvitePolicy),
  connections_visible_to: z.optional(ConnectionVisibility),
  shows_presence: z.optional(z.boolean()),
});
export type BlockList = z.infer<typeof BlockList>;

/** The caller's block list and choices of privacy (additive); visible to the caller only. */
export const getBlockList = endpoint({
  name: 'getBlockList',
  summary: 'Blocked and muted members, and the choices of privacy',
  method: 'GET',
  path: '/api/peace',
  reply: BlockList,
  access: 'member',
  idempotent: true,
});

/**
 * Blocks a member (additive): while either has blocked the other, the two are apart. Neither finds,
 * reads or contacts the other, who is as if deactivated; staff and admins of a group still see both.
 * Ends their connection, open requests and invitations, and withdraws the notifications of either
 * about the other. Idempotent. 400 for oneself or a full list, 404 for a missing member.
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
 * Unblocks a member (additive); an ended connection is not restored. Idempotent. 404 for an unknown
 * member.
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
 * Mutes a member (additive): clients collapse their content. Idempotent. 400 for oneself or a full
 * list, 404 for a missing member.
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

/** Unmutes a member (additive). Idempotent; 404 for an unknown member. */
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

/** Sets who may add the caller to group chats (additive). Existing group chats stay. Idempotent. */
export const chooseGroupChatInvitePolicy = endpoint({
  name: 'chooseGroupChatInvitePolicy',
  summary: 'Choose who may add the caller to group chats',
  method: 'PUT',
  path: '/api/peace/addable-by',
  body: z.object({ addable_by: GroupChatInvitePolicy }),
  access: 'member',
  idempotent: true,
});

/**
 * Sets who sees the names among the caller's connections (additive, NET-015); the others get their
 * number. Idempotent.
 */
export const chooseConnectionVisibility = endpoint({
  name: 'chooseConnectionVisibility',
  summary: 'Choose who sees the connections of the caller',
  method: 'PUT',
  path: '/api/peace/connections',
  body: z.object({ connections_visible_to: ConnectionVisibility }),
  access: 'member',
  idempotent: true,
});

/** Shows or hides the caller's presence (additive); hiding it hides everybody's. Idempotent. */
export const choosePresence = endpoint({
  name: 'choosePresence',
  summary: 'Choose whether others see when the caller is online',
  method: 'PUT',
  path: '/api/peace/presence',
  body: z.object({ shows_presence: z.boolean() }),
  access: 'member',
  idempotent: true,
});
