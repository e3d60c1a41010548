import {
  type CallOptions,
  type Client,
  type Comment,
  type Endpoint,
  type FlaggedType,
  type Page,
  POST_FILES,
  POST_FILES_MAX,
  type ReplyOf,
} from '@saudagar/contract';
import type { FileRules } from '@saudagar/files/machines';
import type { LikeCall } from '@saudagar/flows';

/** A call of the server by what it is about; `callTo` makes it from an endpoint. */
export type SourceCall<Input, Reply> = (
  client: Client,
  input: Input,
  options?: Pick<CallOptions<Endpoint>, 'signal' | 'onProgress'>,
) => Promise<Reply>;

/** An endpoint and how its path, query and body are filled. */
export function callTo<E extends Endpoint, Input>(
  endpoint: E,
  fill: (input: Input) => Omit<CallOptions<E>, 'signal' | 'onProgress'>,
): SourceCall<Input, ReplyOf<E>> {
  return (client, input, options) => client.call(endpoint, { ...fill(input), ...options } as never);
}

/** Which comments of a post are read. */
export interface CommentsRequest {
  postId: string;
  /** Where the page begins; null for the first. */
  cursor: string | null;
}

/** A comment that is sent. */
export interface NewComment {
  postId: string;
  /** The comment replied to; null for a comment on the post. */
  parentId: string | null;
  content: string;
  /** Makes a repeated call the same comment. */
  clientId: string;
}

/**
 * Where posts come from. A call that is left out is the community's, and so are those for which
 * there is no field: editing, deleting, reading one post, liking a comment. Keep the object the same.
 */
export interface PostSource {
  /** Begins the names of drafts, kept actors and channel. Sources of the same posts share it. */
  readonly key: string;
  /** Whether all of it belongs to one group, which its posts then do not name. @default false */
  readonly isOneGroup?: boolean;
  /** What its posts are flagged as. @default 'post' */
  readonly flagType?: FlaggedType;
  /** Which files a post takes. */
  readonly files: FileRules;
  /** Likes a post or takes the like back; `likeCall` of flows makes it. @default the community's call */
  readonly like?: (postId: string) => LikeCall;
  /** Reads a page of a post's comments. @default the community's call */
  readonly listComments?: SourceCall<CommentsRequest, Page<Comment>>;
  /** Sends a comment or reply. @default the community's call */
  readonly addComment?: SourceCall<NewComment, Comment>;
}

/** The community's own posts, with what they take (FEED-030–038, FEED-055). */
export const communityPosts: PostSource = {
  key: 'posts',
  files: { ...POST_FILES, maxFiles: POST_FILES_MAX },
};
