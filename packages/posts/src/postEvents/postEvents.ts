import type { Comment } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import type { CommentChange } from '../comments/commentChange.ts';
import { communityPosts, type PostSource } from '../source/postSource.ts';
import type { PostChange, PostChanged } from './postChange.ts';

// A write outlives the view it was begun in, and the same post may stand in several places and tabs:
// so what became of it is told to all of them by the actor that wrote, and not by a view.

/** What became of a comment, its making included. */
export type CommentEvent = CommentChange | { type: 'comment.added'; comment: Comment };

type PostMessage =
  | { type: 'post'; change: PostChange }
  | { type: 'comment'; postId: string; change: CommentEvent };

const channelOf = (portal: Portal, { key }: PostSource) =>
  portal.channel<PostMessage>(`saudagar.${key}.v2`);

/**
 * Hears what becomes of every post of a source, in whatever place or tab the member changed it: for the
 * lists and pages that show posts. Call the result to hear no more.
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

/** Tells every place and tab what became of a post. */
export function publishPostChange(
  portal: Portal,
  change: PostChange,
  source: PostSource = communityPosts,
): void {
  channelOf(portal, source).publish({ type: 'post', change });
}

/** Hears what becomes of the comments on one post. */
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

/** Tells a post's comments, and what shows how many there are. */
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
