import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, PageQuery, Text, Timestamp } from '../core/fields.ts';
import { LikeBody, LikeReply } from '../core/likes.ts';

/** Maximum characters of a comment or reply. */
export const COMMENT_MAX_LENGTH = 5_000;

/**
 * A comment; with `parent_comment_id` a reply, one level deep (FEED-116–121). A deleted comment
 * with replies keeps its place with `deleted_at`, without text and author (additive). When a server
 * sends no like counts for comments, they cannot be liked.
 */
export const Comment = z.object({
  id: Id,
  user_id: Id,
  user: z.nullish(Member),
  content: z.string(),
  parent_comment_id: z.nullish(Id),
  created_at: Timestamp,
  edited_at: z.nullish(Timestamp),
  deleted_at: z.nullish(Timestamp),
  likes_count: z.optional(z.number()),
  user_liked: z.optional(z.boolean()),
});
export type Comment = z.infer<typeof Comment>;

/** A post's comments, oldest first; a page counts top-level comments and includes their replies. */
export const listComments = endpoint({
  name: 'listComments',
  summary: "A post's comments, oldest first",
  method: 'GET',
  path: '/api/posts/{id}/comments',
  params: IdParams,
  query: PageQuery,
  reply: z.array(Comment),
  paged: true,
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/**
 * Adds a comment or reply (FEED-122–124, FEED-137). A reply to a reply gets the same parent.
 * Idempotent by `client_id`; 404 when that comment is deleted.
 */
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
  access: 'member',
  refusals: [404, 409],
  idempotent: true,
  mayWait: true,
});

/** Path parameters `{id}` of a post and `{commentId}` of one of its comments. */
export const CommentParams = z.object({ id: Id, commentId: Id });

/**
 * Changes the text of the caller's comment (additive). 403 for another's, 404 for a deleted one.
 */
export const updateComment = endpoint({
  name: 'updateComment',
  summary: 'Edit a comment',
  method: 'PUT',
  path: '/api/posts/{id}/comments/{commentId}',
  params: CommentParams,
  body: z.object({ content: Text(COMMENT_MAX_LENGTH) }),
  reply: Comment,
  access: 'owner',
  refusals: [404, 409],
  idempotent: true,
});

/**
 * Deletes the caller's comment and returns the post's remaining count (additive). One with replies
 * stays as a `Comment` with `deleted_at`, and may be deleted again; otherwise a repetition returns
 * 404.
 */
export const deleteComment = endpoint({
  name: 'deleteComment',
  summary: 'Delete a comment',
  method: 'DELETE',
  path: '/api/posts/{id}/comments/{commentId}',
  params: CommentParams,
  reply: z.object({ comments_count: z.number() }),
  access: 'owner',
  refusals: [404],
  idempotent: true,
});

/** Likes or unlikes a comment: toggles, or sets `liked` (additive). */
export const likeComment = endpoint({
  name: 'likeComment',
  summary: 'Like or unlike a comment',
  method: 'POST',
  path: '/api/posts/{id}/comments/{commentId}/like',
  params: CommentParams,
  body: LikeBody,
  reply: LikeReply,
  access: 'member',
  refusals: [404, 409],
  idempotent: true,
  mayWait: true,
});
