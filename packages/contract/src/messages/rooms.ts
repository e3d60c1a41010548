import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, Line, PageQuery, Timestamp } from '../core/fields.ts';
import { LastMessage, RoomParams } from './messages.ts';

/** Maximum characters of a group chat's name. */
export const ROOM_NAME_MAX_LENGTH = 100;
/** Maximum number of members of a group chat, its creator included. */
export const ROOM_MEMBERS_MAX = 100;

/**
 * A room from one member's view (MSG-007–015). A `direct` room has two members and shows the other
 * one; any other has a name (MSG-019). All further fields are additive: `last_sequence` is the
 * newest message's number, 0 before the first; `first_sequence` the first one visible to this
 * member, in a group chat the first since they were added; `read_sequence` the last one they have
 * read; `others_read_sequence` the last one all others have read, for read marks; and `activity_at`
 * orders conversations. `is_closed` is true for a direct room whose other member cannot be written
 * to.
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
  is_closed: z.optional(z.boolean()),
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
  isKept: true,
});

/**
 * The direct room with another member, created on first use (MSG-046). 400 for oneself, 404 for a
 * member who is missing, deactivated or apart, without a room yet.
 */
export const openDirectRoom = endpoint({
  name: 'openDirectRoom',
  summary: 'Open the conversation with a member',
  method: 'POST',
  path: '/api/messages/direct/{userId}',
  params: z.object({ userId: Id }),
  reply: Conversation,
  access: 'member',
  refusals: [400, 404],
  idempotent: true,
});

const MemberIds = z.array(Id).check(z.maxLength(ROOM_MEMBERS_MAX - 1));

/**
 * Creates a group chat of the caller and others (additive, MSG-054). 404 for a member who is missing,
 * deactivated or apart, 403 for one whom the caller may not add: `field` names them, as `user_ids.0`
 * for the first.
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
  refusals: [403, 404],
  idempotent: true,
});

/** One of the caller's rooms (additive). 404 for any other. */
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
  isKept: true,
});

/** A member of a room, and the last message they have read. */
export const RoomMember = z.object({
  user: Member,
  read_sequence: z.number(),
  joined_at: Timestamp,
});
export type RoomMember = z.infer<typeof RoomMember>;

/** Members of one of the caller's rooms, in order of joining (additive). */
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
 * Adds members to a group chat, as each of its members may (additive). They see messages from then
 * on, starting with the line about joining. Existing members stay. 400 for a direct room or over
 * `ROOM_MEMBERS_MAX`; 404 for a member who is missing, deactivated or apart, 403 for one whom the
 * caller may not add: `field` names them, as `user_ids.0` for the first.
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
  refusals: [400, 403, 404],
  idempotent: true,
});

/**
 * Leaves a group chat and adds a line to its history (additive). 400 for a direct room; 404 for a
 * room the caller is not in, which clients may treat as success.
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
