import type { PostType } from '@saudagar/contract';
import type { ColumnType, Generated } from 'kysely';
import type { JsonList } from '../../database/jsonList.ts';

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
  /** True when the filter of that name shows it (FEED-185–189). */
  in_text: Generated<boolean>;
  in_image: Generated<boolean>;
  in_video: Generated<boolean>;
  in_event: Generated<boolean>;
}

/** Hashtags that list posts. */
export interface PostHashtagsTable {
  tag: string;
  /** Copied from the post, as is the group. */
  created_at: Date;
  post_id: string;
  group_id: Generated<string | null>;
}

/** Hashtags in use. */
export interface HashtagsTable {
  tag: string;
  search_key: string;
  posts_count: number;
}

/** Log of recent popularity changes; not part of the community's data. */
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
  /** The top-level comment of a reply. */
  parent_id: string | null;
  content: string;
  client_id: string | null;
  created_at: Date;
  edited_at: Generated<Date | null>;
  /** Set when a deleted comment holds the place of its replies; its text is erased. */
  deleted_at: Generated<Date | null>;
  likes_count: Generated<number>;
}

export interface CommentLikesTable {
  comment_id: string;
  member_id: string;
  created_at: Date;
}

/** Idempotency keys of deleted content: a repeated write does not recreate it. Set by trigger. */
export interface SpentKeysTable {
  member_id: string;
  kind: 'post' | 'comment' | 'room';
  client_id: string;
}

export interface PostsTables {
  posts: PostsTable;
  post_hashtags: PostHashtagsTable;
  hashtags: HashtagsTable;
  score_changes: ScoreChangesTable;
  post_files: PostFilesTable;
  post_likes: PostLikesTable;
  comments: CommentsTable;
  comment_likes: CommentLikesTable;
  spent_keys: SpentKeysTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends PostsTables {}
}
