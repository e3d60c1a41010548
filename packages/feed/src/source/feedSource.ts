import type { FileKind, Page, Post } from '@saudagar/contract';
import { communityPosts, type PostSource, type SourceCall } from '@saudagar/posts/machines';
import type { FeedRequest } from '../list/feedPosts.ts';

/** Request of a page of posts. */
export interface PageRequest extends FeedRequest {
  /** Cursor of the page; null for the first. */
  cursor: string | null;
}

/** A post to send. */
export interface NewPost {
  content: string;
  /** Ids of its files. */
  attachments: readonly string[];
  /** Kinds of its files, in the order of `attachments`. */
  fileTypes: readonly FileKind['type'][];
  /** Idempotency key: a repeated call creates no second post. */
  clientId: string;
}

/** A file to upload before its post. */
export interface NewFile {
  file: File;
  /** Idempotency key: a repeated call uploads no second file. */
  clientId: string;
}

/** Calls and rules of a feed. An omitted call is the community's. Must be a stable object. */
export interface FeedSource {
  /** Prefix for the names of its lists, its draft and its channel. */
  readonly key: string;
  /** Calls for likes and comments, and the files its posts accept. */
  readonly posts: PostSource;
  /** True when a post needs text; false when files alone are enough. */
  // GRP-114–116
  readonly needsText: boolean;
  /** True when the reader's Feed Configuration orders, filters, hides and refreshes it. */
  readonly isConfigurable: boolean;
  /** Loads a page of posts. @default the community's call */
  readonly list?: SourceCall<PageRequest, Page<Post>>;
  /** Sends a post; a null reply reloads the list. @default the community's call */
  readonly create?: SourceCall<NewPost, Post | null>;
  /** Uploads a file and returns its id. @default the community's call */
  readonly upload?: SourceCall<NewFile, string>;
}

/** The community's own feed. */
export const communityFeed: FeedSource = {
  key: 'feed',
  posts: communityPosts,
  needsText: true,
  isConfigurable: true,
};

/** Returns the key of the composer's actor and draft. */
export const composerKey = ({ key }: FeedSource) => `${key}.composer`;
/** Returns the key of a list's actor; a null hashtag means all posts. */
export const listKey = ({ key }: FeedSource, hashtag: string | null) =>
  `${key}.posts.${hashtag ?? ''}`;
