import { z } from 'zod/mini';
import { Member } from './account.ts';
import { endpoint } from './endpoint.ts';
import { ClientId, Id, IdParams, PageQuery, Timestamp } from './fields.ts';
import { FileInfo, POST_FILES_MAX } from './files.ts';

/** Most characters the server stores of a post. The counter's 500 is advice only (FEED-029). */
export const POST_MAX_LENGTH = 10_000;

/** The kinds of post (FEED-074). The feed itself sends `text` (FEED-047). */
export const PostType = z.enum(['text', 'image', 'video', 'event']);
export type PostType = z.infer<typeof PostType>;

/** A post with its author and counts (FEED-070–082); `files` are its attachments' facts (additive). */
export const Post = z.object({
  id: Id,
  user_id: Id,
  user: z.nullish(Member),
  content: z.string(),
  post_type: PostType,
  attachments: z._default(z.array(Id), []),
  hashtags: z._default(z.array(z.string()), []),
  mentions: z._default(z.array(z.string()), []),
  likes_count: z.number(),
  comments_count: z.number(),
  user_liked: z._default(z.boolean(), false),
  created_at: Timestamp,
  group_id: z.nullish(Id),
  files: z.optional(z.array(FileInfo)),
});
export type Post = z.infer<typeof Post>;

/** Posts, newest first (FEED-062, FEED-180). */
export const listPosts = endpoint({
  name: 'listPosts',
  summary: 'Posts, newest first',
  method: 'GET',
  path: '/api/posts',
  query: PageQuery,
  reply: z.array(Post),
  paged: true,
  who: 'member',
  repeatable: true,
});

/** Content of a post or comment: not blank, at most `most` characters. */
const Text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** Makes a post (FEED-045–049). 404 where an attachment is not the member's own upload. */
export const createPost = endpoint({
  name: 'createPost',
  summary: 'Make a post',
  method: 'POST',
  path: '/api/posts',
  body: z.object({
    content: Text(POST_MAX_LENGTH),
    post_type: z.literal('text'),
    attachments: z._default(z.array(Id).check(z.maxLength(POST_FILES_MAX)), []),
    client_id: z.optional(ClientId),
  }),
  reply: Post,
  status: 201,
  who: 'member',
  refusals: [404],
  repeatable: true,
});

/** Likes or unlikes a post: toggles, or with `liked` sets that value (FEED-102–104). */
export const likePost = endpoint({
  name: 'likePost',
  summary: 'Like or unlike a post',
  method: 'POST',
  path: '/api/posts/{id}/like',
  params: IdParams,
  body: z.optional(z.object({ liked: z.optional(z.boolean()) })),
  reply: z.object({ liked: z.boolean(), likes_count: z.optional(z.number()) }),
  who: 'member',
  refusals: [404],
  repeatable: true,
});

/** Most characters of a comment or reply. */
export const COMMENT_MAX_LENGTH = 5_000;

/** A comment; with `parent_comment_id` a reply, one level deep (FEED-116–121). */
export const Comment = z.object({
  id: Id,
  user_id: Id,
  user: z.nullish(Member),
  content: z.string(),
  parent_comment_id: z.nullish(Id),
  created_at: Timestamp,
});
export type Comment = z.infer<typeof Comment>;

/** A post's comments, oldest first; a page counts top-level comments and brings their replies. */
export const listComments = endpoint({
  name: 'listComments',
  summary: "A post's comments, oldest first",
  method: 'GET',
  path: '/api/posts/{id}/comments',
  params: IdParams,
  query: PageQuery,
  reply: z.array(Comment),
  paged: true,
  who: 'member',
  refusals: [404],
  repeatable: true,
});

/** Adds a comment or reply (FEED-122–124, FEED-137). A reply to a reply goes to the same parent. */
export const createComment = endpoint({
  name: 'createComment',
  summary: 'Comment on a post or reply to a comment',
  method: 'POST',
  path: '/api/posts/{id}/comments',
  params: IdParams,
  body: z.object({
    content: Text(COMMENT_MAX_LENGTH),
    parent_comment_id: z._default(z.nullable(Id), null),
    client_id: z.optional(ClientId),
  }),
  reply: Comment,
  status: 201,
  who: 'member',
  refusals: [404],
  repeatable: true,
});
