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

/** A server call that takes its subject; `callTo` makes it from an endpoint. */
export type SourceCall<Input, Reply> = (
  client: Client,
  input: Input,
  options?: Pick<CallOptions<Endpoint>, 'signal' | 'onProgress' | 'mayBeKept' | 'waits'>,
) => Promise<Reply>;

/** Makes a call from an endpoint and a function that returns path, query and body. */
export function callTo<E extends Endpoint, Input>(
  endpoint: E,
  fill: (input: Input) => Omit<CallOptions<E>, 'signal' | 'onProgress'>,
): SourceCall<Input, ReplyOf<E>> {
  return (client, input, options) => client.call(endpoint, { ...fill(input), ...options } as never);
}

/** Request of a page of comments. */
export interface CommentsRequest {
  postId: string;
  /** Cursor of the page; null for the first. */
  cursor: string | null;
}

/** A comment to send. */
export interface NewComment {
  postId: string;
  /** Id of the comment replied to; null for a comment on the post. */
  parentId: string | null;
  content: string;
  /** Idempotency key: a repeated call creates no second comment. */
  clientId: string;
}

/**
 * Calls and rules of posts. An omitted call is the community's, as are those without a field:
 * editing, deleting, reading one post, liking a comment. Must be a stable object.
 */
export interface PostSource {
  /** Prefix for the names of drafts, actors and channel; shared by sources of the same posts. */
  readonly key: string;
  /** Id of the group of all its posts, which they then do not name. @default no such group */
  readonly groupId?: string;
  /** Flag type of its posts. @default 'post' */
  readonly flagType?: FlaggedType;
  /** Files a post accepts. */
  readonly files: FileRules;
  /** Likes or unlikes a post; made by `likeCall` of flows. @default the community's call */
  readonly like?: (postId: string) => LikeCall;
  /** Loads a page of a post's comments. @default the community's call */
  readonly listComments?: SourceCall<CommentsRequest, Page<Comment>>;
  /** Sends a comment or reply. @default the community's call */
  readonly addComment?: SourceCall<NewComment, Comment>;
}

/** The community's own posts, with the files they accept (FEED-030–038, FEED-055). */
export const communityPosts: PostSource = {
  key: 'posts',
  files: { ...POST_FILES, maxFiles: POST_FILES_MAX },
};
