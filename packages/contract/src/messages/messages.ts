import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, Timestamp } from '../core/fields.ts';
import { FileInfo, POST_FILES_MAX } from '../files/files.ts';

/** Maximum characters of a message. */
export const MESSAGE_MAX_LENGTH = 5_000;

/** Message types of a group chat's system lines about joining and leaving (additive). */
const GROUP_CHAT_LINES = ['members_added', 'member_left'] as const;
export type GroupChatLine = (typeof GROUP_CHAT_LINES)[number];

/**
 * Returns true for a system line about joining or leaving, which has no text and never counts as
 * unread.
 */
export const isGroupChatLine = ({ message_type }: { message_type?: string | undefined }): boolean =>
  GROUP_CHAT_LINES.some((kind) => kind === message_type);

/** Message type after removal by a moderator: it keeps its position without text (additive). */
export const REMOVED_MESSAGE = 'removed';

/**
 * The message that another one replies to (additive, MSG-059). `excerpt` is the beginning of its
 * text without markup; null once a moderator removed it, or if it was sent before the reader joined.
 * `is_hidden` is true for one of a member whom a block keeps apart from the reader: without names.
 */
export const QuotedMessage = z.object({
  id: Id,
  sequence: z.number(),
  sender_id: Id,
  sender_name: z.string(),
  excerpt: z.nullable(z.string()),
  files_count: z.number(),
  is_removed: z.boolean(),
  is_hidden: z.optional(z.boolean()),
});
export type QuotedMessage = z.infer<typeof QuotedMessage>;

/** A reaction to a message, and how many members gave it (additive, MSG-066). */
export const ReactionCount = z.object({ emoji: z.string(), count: z.number() });
export type ReactionCount = z.infer<typeof ReactionCount>;

/**
 * A message (MSG-025–030). Additive: its room; `sequence`, its number in that room, counted from 1
 * without a gap; its `attachments` with metadata in `files`; `client_id`, for its sender only;
 * `reply_to`, the message it replies to; `reactions` to it with the reader's own `my_reaction`;
 * `is_hidden`, true in a group chat for a message of a member whom a block keeps apart from the
 * reader, which has neither sender nor content; and the types `members_added` (by the sender, of
 * `members`), `member_left` (the sender) and `removed`.
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
  reply_to: z.nullish(QuotedMessage),
  reactions: z.optional(z.array(ReactionCount)),
  my_reaction: z.nullish(z.string()),
  members: z.optional(z.array(Member)),
  is_hidden: z.optional(z.boolean()),
});
export type Message = z.infer<typeof Message>;

/** A message as shown after removal by a moderator. */
export const withoutWords = (message: Message): Message => ({
  ...message,
  ...{ content: '', attachments: [], files: [], message_type: REMOVED_MESSAGE },
  ...{ reactions: [], my_reaction: null },
});

/** Stands for the sender of a hidden message: the id of nobody. */
export const HIDDEN_SENDER = 'hidden';

/** A message as a reader has it whom a block keeps apart from its sender: a number alone. */
export const hiddenMessage = (message: Message): Message => ({
  ...withoutWords(message),
  ...{ sender_id: HIDDEN_SENDER, sender: null, client_id: null, reply_to: null },
  ...{ message_type: 'text', is_hidden: true },
});

/**
 * The newest message in a list of conversations (MSG-012–014). Additive: its number, its count of
 * files; for system lines and removed messages, type and members; and `is_hidden` as of a message.
 */
export const LastMessage = z.object({
  content: z.string(),
  sender_id: Id,
  created_at: Timestamp,
  sequence: z.optional(z.number()),
  files_count: z.optional(z.number()),
  message_type: z.optional(z.string()),
  members: z.optional(z.array(Member)),
  is_hidden: z.optional(z.boolean()),
});
export type LastMessage = z.infer<typeof LastMessage>;

/** Path parameter `{roomId}`. */
export const RoomParams = z.object({ roomId: Id });

const Sequence = z.coerce.number().check(z.int(), z.gte(0));

/**
 * Messages of one of the caller's rooms, oldest first (MSG-023): the newest `limit`, 50 by default,
 * or (additive) the nearest before or after a number. Without `before`, marks the returned ones
 * read (MSG-055), unless `mark_read` is `false`. Fewer than `limit` means there are no more on that
 * side. 404 for a room that the caller is not in.
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
  isKept: true,
});

/** Default page size of `listMessages`. */
export const DEFAULT_HISTORY_SIZE = 50;

/**
 * Sends a message to one of the caller's rooms (MSG-042–044): text, or files alone. Idempotent by
 * `client_id`. `reply_to` is the message it replies to (additive). 404 for a room that the caller is
 * not in, a direct room with a member who is deactivated or apart, an attachment that is not their own upload, or a
 * `reply_to` that they do not see in the room.
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
      reply_to: z.optional(Id),
    })
    .check(
      z.refine((sent) => sent.content !== '' || sent.attachments.length > 0, { path: ['content'] }),
    ),
  reply: Message,
  status: 201,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/**
 * Marks a room read up to a number, never lowering it (additive), for messages that arrive over the
 * socket while the room is visible. 404 for a room that the caller is not in.
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
  mayWait: true,
});

/** The caller's unread messages in all rooms together (additive). */
export const getUnreadTotal = endpoint({
  name: 'getUnreadTotal',
  summary: 'Unread messages in all conversations',
  method: 'GET',
  path: '/api/messages/unread',
  reply: z.object({ total: z.number() }),
  access: 'member',
  idempotent: true,
});
