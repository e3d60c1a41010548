import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, Line, PageQuery, Timestamp } from '../core/fields.ts';
import { LastMessage, RoomParams } from './messages.ts';

/** Most characters of a group chat's name. */
export const ROOM_NAME_MAX_LENGTH = 100;
/** Most members of a group chat, its maker included. */
export const ROOM_MEMBERS_MAX = 100;

/**
 * A room as one of its members sees it (MSG-007–015). A `direct` room has two members and shows the
 * other one; any other has a name (MSG-019). All further fields are additive:
 * `last_sequence` is the newest message's number, 0 before the first; `first_sequence` the first one
 * this member may see, which in a group chat is the first after they were added; `read_sequence` how
 * far they have read; `others_read_sequence` how far everybody else has, for the read marks; and
 * `activity_at` what conversations are ordered by.
 */
export const Conversation = z.object({
  id: Id,
  room_type: z.string(),
  name: z.nullish(z.string()),
  other_user: z.nullish(Member),
  last_message: z.nullish(LastMessage),
  unread_count: z._default(z.number(), 0),
  last_sequence: z.optional(z.number()),
  first_sequence: z.optional(z.number()),
  read_sequence: z.optional(z.number()),
  others_read_sequence: z.optional(z.number()),
  members_count: z.optional(z.number()),
  activity_at: z.optional(Timestamp),
});
export type Conversation = z.infer<typeof Conversation>;

/** The caller's rooms, newest activity first (MSG-004, MSG-058). */
export const listConversations = endpoint({
  name: 'listConversations',
  summary: 'Conversations, newest first',
  method: 'GET',
  path: '/api/messages/conversations',
  query: PageQuery,
  reply: z.array(Conversation),
  paged: true,
  access: 'member',
  idempotent: true,
});

/**
 * The direct room with another member, made at first (MSG-046). 400 on oneself, 404 where there is no
 * such active member and no room with them yet, 409 where the caller has blocked them and has none.
 */
export const openDirectRoom = endpoint({
  name: 'openDirectRoom',
  summary: 'Open the conversation with a member',
  method: 'POST',
  path: '/api/messages/direct/{userId}',
  params: z.object({ userId: Id }),
  reply: Conversation,
  access: 'member',
  refusals: [400, 404, 409],
  idempotent: true,
});

const MemberIds = z.array(Id).check(z.maxLength(ROOM_MEMBERS_MAX - 1));

/**
 * Makes a group chat of the caller and others (additive, MSG-054). 404 where one of them is no
 * active member, 409 where the caller has blocked one, 403 where one does not let the caller add
 * them: `field` says which, as `user_ids.0` for the first.
 */
export const createRoom = endpoint({
  name: 'createRoom',
  summary: 'Make a group chat',
  method: 'POST',
  path: '/api/messages/rooms',
  body: z.object({
    name: Line(ROOM_NAME_MAX_LENGTH).check(z.minLength(1)),
    user_ids: MemberIds,
    client_id: z.optional(ClientId),
  }),
  reply: Conversation,
  status: 201,
  access: 'member',
  refusals: [403, 404, 409],
  idempotent: true,
});

/** One of the caller's rooms (additive). 404 on any other. */
export const getRoom = endpoint({
  name: 'getRoom',
  summary: 'One conversation',
  method: 'GET',
  path: '/api/messages/rooms/{roomId}',
  params: RoomParams,
  reply: Conversation,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/** A member of a room, and how far they have read. */
export const RoomMember = z.object({
  user: Member,
  read_sequence: z.number(),
  joined_at: Timestamp,
});
export type RoomMember = z.infer<typeof RoomMember>;

/** The members of one of the caller's rooms, by when they joined (additive). */
export const listRoomMembers = endpoint({
  name: 'listRoomMembers',
  summary: 'The members of a conversation',
  method: 'GET',
  path: '/api/messages/rooms/{roomId}/members',
  params: RoomParams,
  reply: z.array(RoomMember),
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/**
 * Adds members to a group chat; any of its members may. They see messages from then on, first the
 * line of their coming. Those in it already stay as they are. 400 to a direct room or over
 * `ROOM_MEMBERS_MAX`; 404 where one of them is no active member, 409 where the caller has blocked one,
 * 403 where one does not let the caller add them: `field` says which, as `user_ids.0` for the first
 * (additive).
 */
export const addRoomMembers = endpoint({
  name: 'addRoomMembers',
  summary: 'Add members to a group chat',
  method: 'POST',
  path: '/api/messages/rooms/{roomId}/members',
  params: RoomParams,
  body: z.object({ user_ids: MemberIds }),
  reply: Conversation,
  access: 'insider',
  refusals: [400, 403, 404, 409],
  idempotent: true,
});

/**
 * Leaves a group chat, of which its history has a line (additive). 400 for a direct one; 404 where
 * the caller is not in it, which a client may take as done.
 */
export const leaveRoom = endpoint({
  name: 'leaveRoom',
  summary: 'Leave a group chat',
  method: 'POST',
  path: '/api/messages/rooms/{roomId}/leave',
  params: RoomParams,
  access: 'insider',
  refusals: [400, 404],
  idempotent: true,
});
