import type { FileKind, Page, Post } from '@saudagar/contract';
import { communityPosts, type PostSource, type SourceCall } from '@saudagar/posts/machines';
import type { FeedRequest } from '../list/feedPosts.ts';

/** Which posts of a list are read. */
export interface PageRequest extends FeedRequest {
  /** Where the page begins; null for the first. */
  cursor: string | null;
}

/** A post that is sent. */
export interface NewPost {
  content: string;
  /** Ids of its files. */
  attachments: readonly string[];
  /** What its files are, in the order of `attachments`. */
  fileTypes: readonly FileKind['type'][];
  /** Makes a repeated call the same post. */
  clientId: string;
}

/** A file that goes up before its post. */
export interface NewFile {
  file: File;
  /** Makes a repeated call the same file. */
  clientId: string;
}

/**
 * A feed as values: where its posts come from and go to. A call that is left out is the
 * community's. Keep the object the same.
 */
export interface FeedSource {
  /** Begins the names of its lists, its draft and its channel. */
  readonly key: string;
  /** Where its posts are liked and commented on, and which files they take. */
  readonly posts: PostSource;
  /** Whether a post needs text; else files alone will do. */
  // GRP-114–116
  readonly needsText: boolean;
  /** Whether the reader's Feed Configuration orders, filters, hides and refreshes it. */
  readonly isConfigurable: boolean;
  /** Reads a page of posts. @default the community's call */
  readonly list?: SourceCall<PageRequest, Page<Post>>;
  /** Sends a post; null where the reply holds none, and the list is read again. @default the community's call */
  readonly create?: SourceCall<NewPost, Post | null>;
  /** Sends a file and gives its id. @default the community's call */
  readonly upload?: SourceCall<NewFile, string>;
}

/** The community's own feed. */
export const communityFeed: FeedSource = {
  key: 'feed',
  posts: communityPosts,
  needsText: true,
  isConfigurable: true,
};

/** What the portal keeps the composer under, and its draft. */
export const composerKey = ({ key }: FeedSource) => `${key}.composer`;
/** What the portal keeps the posts with a hashtag under; null for all of them. */
export const listKey = ({ key }: FeedSource, hashtag: string | null) =>
  `${key}.posts.${hashtag ?? ''}`;
