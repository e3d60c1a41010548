import type { Comment } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import type { CommentChange } from '../comments/commentChange.ts';
import type { PostChange, PostChanged } from './postChange.ts';

// A write outlives the view it was begun in, and the same post may stand in several places and tabs:
// so what became of it is told to all of them by the actor that wrote, and not by a view.

/** What became of a comment, its making included. */
export type CommentTold = CommentChange | { type: 'comment.added'; comment: Comment };

type Told =
  | { about: 'post'; change: PostChange }
  | { about: 'comment'; postId: string; change: CommentTold };

const channelOf = (portal: Portal) => portal.channel<Told>('saudagar.posts.v1');

/**
 * Hears what becomes of every post of a portal, in whatever place or tab the member changed it: for the
 * lists and pages that show posts. Call the result to hear no more.
 */
export function hearPosts(portal: Portal, hear: (event: PostChanged) => void): () => void {
  return channelOf(portal).subscribe((told) => {
    if (told.about === 'post') hear({ type: 'post.changed', change: told.change });
  });
}

/** Tells every place and tab what became of a post. */
export function tellPost(portal: Portal, change: PostChange): void {
  channelOf(portal).publish({ about: 'post', change });
}

/** Hears what becomes of the comments on one post. */
export function hearComments(
  portal: Portal,
  postId: string,
  hear: (change: CommentTold) => void,
): () => void {
  return channelOf(portal).subscribe((told) => {
    if (told.about === 'comment' && told.postId === postId) hear(told.change);
  });
}

/** Tells a post's comments, and what shows how many there are. */
export function tellComment(portal: Portal, postId: string, change: CommentTold): void {
  channelOf(portal).publish({ about: 'comment', postId, change });
  if (change.type === 'comment.added') tellPost(portal, { type: 'post.commented', id: postId });
  if (change.type === 'comment.deleted')
    tellPost(portal, { type: 'post.commented', id: postId, count: change.count, by: -1 });
}
