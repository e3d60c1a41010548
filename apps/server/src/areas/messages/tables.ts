import type { GroupChatLine, REMOVED_MESSAGE } from '@saudagar/contract';
import type { Generated } from 'kysely';

export interface RoomsTable {
  id: string;
  room_type: 'direct' | 'group';
  /** Of a group. */
  name: string | null;
  /** The two members of a direct room, the lesser id first. */
  lesser_id: string | null;
  greater_id: string | null;
  /** Who made a group. */
  maker_id: string | null;
  client_id: string | null;
  /** Number of the newest message; 0 without any. */
  last_sequence: Generated<number>;
  /** When it was made, or something was said last. */
  activity_at: Date;
  created_at: Date;
}

export interface RoomMembersTable {
  room_id: string;
  member_id: string;
  /** The first message they may see. */
  first_sequence: number;
  read_sequence: number;
  /** Messages after `read_sequence` that count for nothing: their own, and who came or left. */
  own_unread: Generated<number>;
  /** Whether they see the room before anything is said in it. */
  is_opened: boolean;
  joined_at: Date;
}

export interface MessagesTable {
  id: string;
  room_id: string;
  /** Counts a room's messages from 1. */
  sequence: number;
  sender_id: string;
  content: string;
  client_id: string | null;
  message_type: Generated<'text' | typeof REMOVED_MESSAGE | GroupChatLine>;
  created_at: Date;
}

/** Who came, of a line that says so. */
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

/** The tables of the area. */
export interface MessagesTables {
  rooms: RoomsTable;
  room_members: RoomMembersTable;
  messages: MessagesTable;
  message_members: MessageMembersTable;
  message_files: MessageFilesTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends MessagesTables {}
}
