import type { Comment } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import type { CommentChange } from '../comments/commentChange.ts';
import { communityPosts, type PostSource } from '../source/postSource.ts';
import type { PostChange, PostChanged } from './postChange.ts';

// A change outlives the view that began it, and several views and tabs may show the post: so
// actors,
// not views, publish it to all of them.

/** A change of a comment, or a new one. */
export type CommentTold = CommentChange | { type: 'comment.added'; comment: Comment };

type Told =
  | { about: 'post'; change: PostChange }
  | { about: 'comment'; postId: string; change: CommentTold };

const channelOf = (portal: Portal, { key }: PostSource) =>
  portal.channel<Told>(`saudagar.${key}.v1`);

/**
 * Subscribes to changes of a source's posts from any view or tab, for lists and pages of posts.
 * Returns the unsubscribe function.
 */
export function hearPosts(
  portal: Portal,
  hear: (event: PostChanged) => void,
  source: PostSource = communityPosts,
): () => void {
  return channelOf(portal, source).subscribe((told) => {
    if (told.about === 'post') hear({ type: 'post.changed', change: told.change });
  });
}

/** Publishes a change of a post to every view and tab. */
export function tellPost(
  portal: Portal,
  change: PostChange,
  source: PostSource = communityPosts,
): void {
  channelOf(portal, source).publish({ about: 'post', change });
}

/** Subscribes to changes of a post's comments. */
export function hearComments(
  portal: Portal,
  source: PostSource,
  postId: string,
  hear: (change: CommentTold) => void,
): () => void {
  return channelOf(portal, source).subscribe((told) => {
    if (told.about === 'comment' && told.postId === postId) hear(told.change);
  });
}

/** Publishes a comment change to a post's comments and to views of their count. */
export function tellComment(
  portal: Portal,
  source: PostSource,
  postId: string,
  change: CommentTold,
): void {
  channelOf(portal, source).publish({ about: 'comment', postId, change });
  const commented = { type: 'post.commented', id: postId } as const;
  if (change.type === 'comment.added') tellPost(portal, commented, source);
  if (change.type === 'comment.deleted')
    tellPost(portal, { ...commented, count: change.count, by: -1 }, source);
}
