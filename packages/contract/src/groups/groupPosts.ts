import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, PageQuery, Text } from '../core/fields.ts';
import { FlagReason } from '../core/flagReason.ts';
import { LikeBody, LikeReply } from '../core/likes.ts';
import { POST_FILES_MAX } from '../files/files.ts';
import { COMMENT_MAX_LENGTH, Comment } from '../posts/comments.ts';
import { listPosts, POST_MAX_LENGTH, Post, PostType } from '../posts/posts.ts';

/**
 * A group's post (GRP-100–107), shaped like the feed's so that its components show it. Servers that
 * follow only the documents omit `post_type`, which then is text.
 */
export const GroupPost = z.extend(Post, { post_type: z._default(PostType, 'text') });
export type GroupPost = z.infer<typeof GroupPost>;

/** A group's posts, newest first, or as the feed's query asks (GRP-099, GRP-154). */
export const listGroupPosts = endpoint({
  name: 'listGroupPosts',
  summary: "A group's posts, newest first",
  method: 'GET',
  path: '/api/groups/{id}/posts',
  params: IdParams,
  query: listPosts.query,
  reply: z.array(GroupPost),
  paged: true,
  access: 'groupReader',
  refusals: [404],
  idempotent: true,
});

/**
 * Posts in a group (GRP-114, 115, GRP-123–128): text, files, or both. The server finds hashtags and
 * mentions, and derives the type from the files (GRP-137). Idempotent by `client_id`. Null when a
 * server's reply has no post: fetch the list again (GRP-136).
 */
export const createGroupPost = endpoint({
  name: 'createGroupPost',
  summary: 'Post in a group',
  method: 'POST',
  path: '/api/groups/{id}/posts',
  params: IdParams,
  body: z
    .object({
      content: z.string().check(z.trim(), z.maxLength(POST_MAX_LENGTH)),
      post_type: z._default(z.enum(['image', 'video', 'text']), 'text'),
      attachments: z._default(z.array(Id).check(z.maxLength(POST_FILES_MAX)), []),
      hashtags: z.optional(z.array(z.string()).check(z.maxLength(1000))),
      mentions: z.optional(z.array(z.string()).check(z.maxLength(1000))),
      client_id: z.optional(ClientId),
    })
    .check(
      z.refine(({ content, attachments }) => content !== '' || attachments.length > 0, {
        path: ['content'],
      }),
    ),
  reply: z.catch(z.nullable(GroupPost), null),
  status: 201,
  access: 'groupMember',
  refusals: [404, 409],
  idempotent: true,
});

/** Path parameters `{id}` of a group and `{postId}` of one of its posts. */
export const GroupPostParams = z.object({ id: Id, postId: Id });

/** Likes or unlikes a group's post: toggles, or sets `liked` (GRP-141–143). */
export const likeGroupPost = endpoint({
  name: 'likeGroupPost',
  summary: "Like or unlike a group's post",
  method: 'POST',
  path: '/api/groups/{id}/posts/{postId}/like',
  params: GroupPostParams,
  body: LikeBody,
  reply: LikeReply,
  access: 'groupMember',
  refusals: [404, 409],
  idempotent: true,
  mayWait: true,
});

/** Comments of a group's post, listed like the feed's (GRP-144). */
export const listGroupComments = endpoint({
  name: 'listGroupComments',
  summary: "The comments of a group's post, oldest first",
  method: 'GET',
  path: '/api/groups/{id}/posts/{postId}/comments',
  params: GroupPostParams,
  query: PageQuery,
  reply: z.array(Comment),
  paged: true,
  access: 'groupReader',
  refusals: [404],
  idempotent: true,
});

/** Adds a comment or reply to a group's post, like the feed's (GRP-145–148). */
export const createGroupComment = endpoint({
  name: 'createGroupComment',
  summary: "Comment on a group's post",
  method: 'POST',
  path: '/api/groups/{id}/posts/{postId}/comments',
  params: GroupPostParams,
  body: z.object({
    content: Text(COMMENT_MAX_LENGTH),
    parent_comment_id: z._default(z.nullable(Id), null),
    client_id: z.optional(ClientId),
  }),
  reply: Comment,
  status: 201,
  access: 'groupMember',
  refusals: [404, 409],
  idempotent: true,
  mayWait: true,
});

/** Maximum characters of the words about a removal. */
export const GROUP_REMOVAL_NOTES_MAX = 500;

/** Rule that a removal names to the author, and words of the remover. */
const RemovalBody = z.object({
  reason: FlagReason,
  notes: z.nullish(z.string().check(z.trim(), z.maxLength(GROUP_REMOVAL_NOTES_MAX))),
});

/**
 * Removes a member's post from a group, with a reason that its author reads and can appeal
 * (additive, GRP-162–164). 403 about one's own, and for a moderator of the group about its admin
 * or another moderator; 404 once it is gone.
 */
export const removeGroupPost = endpoint({
  name: 'removeGroupPost',
  summary: "Remove a member's post from a group",
  method: 'POST',
  path: '/api/groups/{id}/posts/{postId}/remove',
  params: GroupPostParams,
  body: RemovalBody,
  access: 'groupModerator',
  refusals: [404],
  idempotent: true,
});

/** Removes a member's comment from a group, as a post; returns the post's remaining count. */
export const removeGroupComment = endpoint({
  name: 'removeGroupComment',
  summary: "Remove a member's comment from a group",
  method: 'POST',
  path: '/api/groups/{id}/posts/{postId}/comments/{commentId}/remove',
  params: z.extend(GroupPostParams, { commentId: Id }),
  body: RemovalBody,
  reply: z.object({ comments_count: z.number() }),
  access: 'groupModerator',
  refusals: [404],
  idempotent: true,
});
