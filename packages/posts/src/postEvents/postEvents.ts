import type { Comment } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import type { CommentChange } from '../comments/commentChange.ts';
import { communityPosts, type PostSource } from '../source/postSource.ts';
import type { PostChange, PostChanged } from './postChange.ts';

// A change outlives the view that began it, and several views and tabs may show the post: so
// actors,
// not views, publish it to all of them.

/** A change of a comment, or a new one. */
export type CommentEvent = CommentChange | { type: 'comment.added'; comment: Comment };

type PostMessage =
  | { type: 'post'; change: PostChange }
  | { type: 'comment'; postId: string; change: CommentEvent };

const channelOf = (portal: Portal, { key }: PostSource) =>
  portal.channel<PostMessage>(`saudagar.${key}.v2`);

/**
 * Subscribes to changes of a source's posts from any view or tab, for lists and pages of posts.
 * Returns the unsubscribe function.
 */
export function subscribePosts(
  portal: Portal,
  listener: (event: PostChanged) => void,
  source: PostSource = communityPosts,
): () => void {
  return channelOf(portal, source).subscribe((message) => {
    if (message.type === 'post') listener({ type: 'post.changed', change: message.change });
  });
}

/** Publishes a change of a post to every view and tab. */
export function publishPostChange(
  portal: Portal,
  change: PostChange,
  source: PostSource = communityPosts,
): void {
  channelOf(portal, source).publish({ type: 'post', change });
}

/** Subscribes to changes of a post's comments. */
export function subscribeComments(
  portal: Portal,
  source: PostSource,
  postId: string,
  listener: (change: CommentEvent) => void,
): () => void {
  return channelOf(portal, source).subscribe((message) => {
    if (message.type === 'comment' && message.postId === postId) listener(message.change);
  });
}

/** Publishes a comment change to a post's comments and to views of their count. */
export function publishCommentChange(
  portal: Portal,
  source: PostSource,
  postId: string,
  change: CommentEvent,
): void {
  channelOf(portal, source).publish({ type: 'comment', postId, change });
  const commented = { type: 'post.commented', id: postId } as const;
  if (change.type === 'comment.added') publishPostChange(portal, commented, source);
  if (change.type === 'comment.deleted')
    publishPostChange(portal, { ...commented, count: change.count, by: -1 }, source);
}
