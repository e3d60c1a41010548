import type { FlagReason, PostType, Role } from '@saudagar/contract';
import type { ColumnType, Generated, Kysely } from 'kysely';

/** A list kept as jsonb: read parsed, written as JSON text (both drivers need that). */
type JsonList = ColumnType<string[], string, string>;

export interface MembersTable {
  id: string;
  email: string;
  username: string;
  full_name: string;
  password_hash: string;
  role: Role;
  company_name: string | null;
  location: string | null;
  industry_tags: JsonList;
  phone: string | null;
  is_verified: boolean;
  /** Names the stored set of photo sizes; null without a photo. */
  photo_version: string | null;
  deactivated_at: Date | null;
  connections_count: ColumnType<number, number | undefined, number>;
  created_at: Date;
}

/** What members are suggested by. */
export interface MemberKeysTable {
  member_id: string;
  /** 0 a username, 1 a name, 2 a name from a later word on. */
  rank: number;
  search_key: string;
}

export interface SessionsTable {
  /** SHA-256 of the token, hexadecimal. The token itself is never stored. */
  token_hash: string;
  member_id: string;
  created_at: Date;
  expires_at: Date;
}

export interface FilesTable {
  id: string;
  owner_id: string;
  category: string;
  /** Name under which it is stored, unique in its category. */
  filename: string;
  original_filename: string;
  file_type: 'image' | 'document';
  mime_type: string;
  /** Bytes. */
  file_size: number;
  extension: string;
  width: number | null;
  height: number | null;
  client_id: string | null;
  created_at: Date;
}

export interface PostsTable {
  id: string;
  member_id: string;
  content: string;
  post_type: PostType;
  hashtags: JsonList;
  mentions: JsonList;
  likes_count: ColumnType<number, number | undefined, number>;
  comments_count: ColumnType<number, number | undefined, number>;
  client_id: string | null;
  group_id: string | null;
  created_at: Date;
  edited_at: Generated<Date | null>;
  /** Whether the filter of that name shows it (FEED-185–189). */
  in_text: Generated<boolean>;
  in_image: Generated<boolean>;
  in_video: Generated<boolean>;
  in_event: Generated<boolean>;
}

/** The hashtags by which posts are listed. */
export interface PostHashtagsTable {
  tag: string;
  /** The post's own. */
  created_at: Date;
  post_id: string;
}

/** The hashtags in use. */
export interface HashtagsTable {
  tag: string;
  search_key: string;
  posts_count: number;
}

/** What happened to the popularity of posts lately; no part of the community itself. */
export interface ScoreChangesTable {
  post_id: string;
  delta: number;
  /** The transaction that changed it, set by the database. */
  transaction_id: Generated<string>;
  created_at: Date;
}

export interface PostFilesTable {
  post_id: string;
  file_id: string;
  position: number;
}

export interface PostLikesTable {
  post_id: string;
  member_id: string;
  created_at: Date;
}

export interface CommentsTable {
  id: string;
  post_id: string;
  member_id: string;
  /** The top-level comment a reply stands under. */
  parent_id: string | null;
  content: string;
  client_id: string | null;
  created_at: Date;
  edited_at: Generated<Date | null>;
  /** Set where a deleted comment keeps the place of its replies; its words are gone. */
  deleted_at: Generated<Date | null>;
  likes_count: Generated<number>;
}

export interface CommentLikesTable {
  comment_id: string;
  member_id: string;
  created_at: Date;
}

/** Keys of what is deleted: repeating the write does not make it anew. The database keeps them by itself. */
export interface SpentKeysTable {
  member_id: string;
  kind: 'post' | 'comment' | 'room';
  client_id: string;
}

export interface FlagsTable {
  id: string;
  content_type: 'post' | 'comment';
  content_id: string;
  member_id: string;
  reason: FlagReason;
  description: string | null;
  client_id: string | null;
  created_at: Date;
}

export interface ConnectionsTable {
  id: string;
  requester_id: string;
  recipient_id: string;
  status: 'pending' | 'accepted';
  created_at: Date;
  accepted_at: Date | null;
}

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
  /** How many messages after `read_sequence` are their own. */
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
  created_at: Date;
}

export interface MessageFilesTable {
  message_id: string;
  position: number;
  file_id: string;
}

/** What callers took of their limits; no part of the community itself. */
export interface RateCountsTable {
  key: string;
  taken: number;
  ends_at: Date;
}

/** Every table, as Kysely reads and writes it. */
export interface Schema {
  members: MembersTable;
  member_keys: MemberKeysTable;
  sessions: SessionsTable;
  files: FilesTable;
  posts: PostsTable;
  post_files: PostFilesTable;
  post_hashtags: PostHashtagsTable;
  hashtags: HashtagsTable;
  post_likes: PostLikesTable;
  score_changes: ScoreChangesTable;
  comments: CommentsTable;
  comment_likes: CommentLikesTable;
  spent_keys: SpentKeysTable;
  flags: FlagsTable;
  connections: ConnectionsTable;
  rooms: RoomsTable;
  room_members: RoomMembersTable;
  messages: MessagesTable;
  message_files: MessageFilesTable;
  rate_counts: RateCountsTable;
}

/** A connection to the community's database, embedded or PostgreSQL, or a transaction on one. */
export type Database = Kysely<Schema>;

/** A database in use by this process. */
export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  close(): Promise<void>;
}
