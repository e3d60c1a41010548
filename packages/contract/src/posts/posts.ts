import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, PageQuery, Text, Timestamp } from '../core/fields.ts';
import { LikeBody, LikeReply } from '../core/likes.ts';
import { FileInfo, POST_FILES_MAX } from '../files/files.ts';
import { PostFilter, PostSort } from './postOrder.ts';

/** Maximum characters of a post on the server. The counter's 500 is only advice (FEED-029). */
export const POST_MAX_LENGTH = 10_000;

/** Types of post (FEED-074). The feed itself sends `text` (FEED-047). */
export const PostType = z.enum(['text', 'image', 'video', 'event']);
export type PostType = z.infer<typeof PostType>;

/**
 * A post with its author and counts (FEED-070–082). `files` has its attachments' metadata,
 * `edited_at` the time of its last edit, and `group` the name of its group and if only members read
 * it (additive, FEED-213).
 */
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
  edited_at: z.nullish(Timestamp),
  group_id: z.nullish(Id),
  group: z.nullish(z.object({ id: Id, name: z.string(), is_private: z.optional(z.boolean()) })),
  files: z.optional(z.array(FileInfo)),
});
export type Post = z.infer<typeof Post>;

/** Returns true when only members of its group read a post; also when the server does not say. */
export const isForGroupAlone = ({ group_id, group }: Pick<Post, 'group_id' | 'group'>): boolean =>
  group_id != null && group?.is_private !== false;

/** Maximum characters of a hashtag that posts can be listed by. */
export const HASHTAG_MAX_LENGTH = 100;

/**
 * Posts, newest first (FEED-062), or (additive, FEED-180–190) in another order, of one type, or
 * with a hashtag, written without `#` in any case. Pages neither repeat nor skip posts, whatever
 * happens to other posts meanwhile (FEED-207).
 */
export const listPosts = endpoint({
  name: 'listPosts',
  summary: 'Posts, newest first',
  method: 'GET',
  path: '/api/posts',
  query: z.extend(PageQuery, {
    sort: z.optional(PostSort),
    filter: z.optional(PostFilter),
    hashtag: z.optional(
      z.string().check(z.trim(), z.minLength(1), z.maxLength(HASHTAG_MAX_LENGTH), z.toLowerCase()),
    ),
  }),
  reply: z.array(Post),
  paged: true,
  access: 'member',
  idempotent: true,
  isKept: true,
});

/**
 * Creates a post (FEED-045–049). Idempotent by `client_id`. 404 for an attachment that is not the
 * caller's own upload, or when the first post is deleted.
 */
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
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/** One post (additive, SHELL-063). */
export const getPost = endpoint({
  name: 'getPost',
  summary: 'One post',
  method: 'GET',
  path: '/api/posts/{id}',
  params: IdParams,
  reply: Post,
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/**
 * Changes the caller's post; omitted attachments stay (additive). Text may be empty only in a group
 * with files (GRP-115). 403 for another's post, 404 for a missing post or an attachment that is not
 * the caller's own upload.
 */
export const updatePost = endpoint({
  name: 'updatePost',
  summary: 'Edit a post',
  method: 'PUT',
  path: '/api/posts/{id}',
  params: IdParams,
  body: z.object({
    content: z.string().check(z.trim(), z.maxLength(POST_MAX_LENGTH)),
    attachments: z.optional(z.array(Id).check(z.maxLength(POST_FILES_MAX))),
  }),
  reply: Post,
  access: 'owner',
  refusals: [404, 409],
  idempotent: true,
});

/**
 * Deletes the caller's post with its comments, likes and files (additive). 403 for another's post;
 * 404 for a deleted one, which clients may treat as success.
 */
export const deletePost = endpoint({
  name: 'deletePost',
  summary: 'Delete a post',
  method: 'DELETE',
  path: '/api/posts/{id}',
  params: IdParams,
  access: 'owner',
  refusals: [404],
  idempotent: true,
});

/** Likes or unlikes a post: toggles, or sets `liked` (FEED-102–104). */
export const likePost = endpoint({
  name: 'likePost',
  summary: 'Like or unlike a post',
  method: 'POST',
  path: '/api/posts/{id}/like',
  params: IdParams,
  body: LikeBody,
  reply: LikeReply,
  access: 'member',
  refusals: [404, 409],
  idempotent: true,
  mayWait: true,
});
