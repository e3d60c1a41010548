import type { GroupChatLine, REMOVED_MESSAGE, ReactionEmoji } from '@saudagar/contract';
import type { Generated } from 'kysely';

export interface RoomsTable {
  id: string;
  room_type: 'direct' | 'group';
  /** Name of a group chat. */
  name: string | null;
  /** The two members of a direct room, the lesser id first. */
  lesser_id: string | null;
  greater_id: string | null;
  /** Creator of a group chat. */
  maker_id: string | null;
  client_id: string | null;
  /** Number of the newest message; 0 without messages. */
  last_sequence: Generated<number>;
  /** Time of its creation or newest message. */
  activity_at: Date;
  created_at: Date;
}

export interface RoomMembersTable {
  room_id: string;
  member_id: string;
  /** Number of the first message they may see. */
  first_sequence: number;
  read_sequence: number;
  /** Messages after `read_sequence` that never count as unread: their own, and system lines. */
  own_unread: Generated<number>;
  /** True when they see the room before its first message. */
  is_opened: boolean;
  joined_at: Date;
}

export interface MessagesTable {
  id: string;
  room_id: string;
  /** Sequence number in its room, from 1. */
  sequence: number;
  sender_id: string;
  content: string;
  client_id: string | null;
  message_type: Generated<'text' | typeof REMOVED_MESSAGE | GroupChatLine>;
  created_at: Date;
}

/** Members who joined, of a system line. */
export interface MessageMembersTable {
  message_id: string;
  position: number;
  member_id: string;
}

export interface MessageFilesTable {
  message_id: string;
  position: number;
  file_id: string;
}

/** The message that a message replies to. */
export interface MessageQuotationsTable {
  message_id: string;
  quoted_id: string;
}

/** A member's reaction to a message. */
export interface MessageReactionsTable {
  message_id: string;
  member_id: string;
  emoji: ReactionEmoji;
  reacted_at: Date;
}

/** When a member was last online, and until when they are taken to be. */
export interface PresenceTable {
  member_id: string;
  last_seen_at: Date;
  online_until: Date | null;
}

export interface MessagesTables {
  rooms: RoomsTable;
  room_members: RoomMembersTable;
  messages: MessagesTable;
  message_members: MessageMembersTable;
  message_files: MessageFilesTable;
  message_quotations: MessageQuotationsTable;
  message_reactions: MessageReactionsTable;
  presence: PresenceTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends MessagesTables {}
}
