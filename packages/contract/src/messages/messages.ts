import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, Timestamp } from '../core/fields.ts';
import { FileInfo, POST_FILES_MAX } from '../files/files.ts';

/** Most characters of a message. */
export const MESSAGE_MAX_LENGTH = 5_000;

/** Kinds of lines that a group chat's history has of who came and who left (additive). */
const GROUP_CHAT_LINES = ['members_added', 'member_left'] as const;
export type GroupChatLine = (typeof GROUP_CHAT_LINES)[number];

/** Whether a message is a line of who came or left: it has no words and counts as unread for nobody. */
export const isGroupChatLine = ({ message_type }: { message_type?: string | undefined }): boolean =>
  GROUP_CHAT_LINES.some((kind) => kind === message_type);

/** The kind of a message that a moderator took out: it keeps its place without words (additive). */
export const REMOVED_MESSAGE = 'removed';

/**
 * A message (MSG-025–030). Additive: the room it is in; `sequence`, its number in that room, counted
 * from 1 without a gap; its `attachments` with their facts in `files`; `client_id`, which only its sender
 * is told; and the kinds `members_added`, by whom with whom in `members`, `member_left`, the sender,
 * and `removed`.
 */
export const Message = z.object({
  id: Id,
  room_id: z.optional(Id),
  sequence: z.optional(z.number()),
  sender_id: Id,
  sender: z.nullish(Member),
  content: z.string(),
  message_type: z._default(z.string(), 'text'),
  created_at: Timestamp,
  attachments: z._default(z.array(Id), []),
  files: z.optional(z.array(FileInfo)),
  client_id: z.nullish(z.string()),
  members: z.optional(z.array(Member)),
});
export type Message = z.infer<typeof Message>;

/** A message as it is once a moderator took it out. */
export const withoutWords = (message: Message): Message => ({
  ...message,
  ...{ content: '', attachments: [], files: [], message_type: REMOVED_MESSAGE },
});

/** What a list of conversations shows of the newest message (MSG-012–014); its number, how many files it has and, of a line of who came or left or of a removed one, its kind and members are additive. */
export const LastMessage = z.object({
  content: z.string(),
  sender_id: Id,
  created_at: Timestamp,
  sequence: z.optional(z.number()),
  files_count: z.optional(z.number()),
  message_type: z.optional(z.string()),
  members: z.optional(z.array(Member)),
});
export type LastMessage = z.infer<typeof LastMessage>;

/** Path parameter `{roomId}`. */
export const RoomParams = z.object({ roomId: Id });

const Sequence = z.coerce.number().check(z.int(), z.gte(0));

/**
 * Messages of one of the caller's rooms, oldest first (MSG-023): the newest `limit`, 50 unless told,
 * or (additive) those before a number, the nearest of them, or after one. Without `before` it marks
 * read what it gives (MSG-055), unless `mark_read` is `false`. Where fewer than `limit` come back
 * there are no more on that side. 404 for a room that is not one's own.
 */
export const listMessages = endpoint({
  name: 'listMessages',
  summary: "A conversation's messages, oldest first",
  method: 'GET',
  path: '/api/messages/{roomId}/history',
  params: RoomParams,
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    before: z.optional(Sequence),
    after: z.optional(Sequence),
    mark_read: z.optional(z.enum(['true', 'false'])),
  }),
  reply: z.array(Message),
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/** Messages `listMessages` gives unless told otherwise. */
export const DEFAULT_HISTORY_SIZE = 50;

/**
 * Sends a message to one of the caller's rooms (MSG-042–044): words, or files without any. Repeated
 * with the same `client_id` it gives the first message again. 404 for a room that is not one's own, or
 * where an attachment is not the sender's own upload, or the other one of a direct room was
 * deactivated; 409 where the sender has blocked them.
 */
export const sendMessage = endpoint({
  name: 'sendMessage',
  summary: 'Send a message',
  method: 'POST',
  path: '/api/messages/{roomId}/send',
  params: RoomParams,
  body: z
    .object({
      content: z.string().check(z.trim(), z.maxLength(MESSAGE_MAX_LENGTH)),
      message_type: z.literal('text'),
      attachments: z._default(z.array(Id).check(z.maxLength(POST_FILES_MAX)), []),
      client_id: z.optional(ClientId),
    })
    .check(
      z.refine((sent) => sent.content !== '' || sent.attachments.length > 0, { path: ['content'] }),
    ),
  reply: Message,
  status: 201,
  access: 'insider',
  refusals: [404, 409],
  idempotent: true,
});

/**
 * Marks a room read up to a number, never less than it was (additive): what arrives over the socket
 * while the room is open and seen. 404 for a room that is not one's own.
 */
export const readRoom = endpoint({
  name: 'readRoom',
  summary: 'Mark a conversation read',
  method: 'POST',
  path: '/api/messages/{roomId}/read',
  params: RoomParams,
  body: z.object({ sequence: z.number().check(z.int(), z.gte(0)) }),
  reply: z.object({ read_sequence: z.number(), unread_count: z.number() }),
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/** How many messages the caller has not read, in all rooms together (additive). */
export const getUnreadTotal = endpoint({
  name: 'getUnreadTotal',
  summary: 'Unread messages in all conversations',
  method: 'GET',
  path: '/api/messages/unread',
  reply: z.object({ total: z.number() }),
  access: 'member',
  idempotent: true,
});
