import type { Comment } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import type { ActorRefFrom } from 'xstate';
import type { CommentChange } from '../comments/commentChange.ts';
import type { commentsMachine } from '../comments/commentsMachine.ts';
import { commentsKey } from '../keptKeys.ts';
import type { PostChange } from './postChange.ts';

// A write outlives the view it was begun in, and the same post may stand in several places: so what
// became of it is told to all of them by the actor that wrote, and not by a view.

/** A post was changed, in whatever place. */
export interface PostChanged {
  type: 'post.changed';
  change: PostChange;
}

type Hear = (event: PostChanged) => void;

const places = new WeakMap<Portal, Set<Hear>>();

/**
 * Hears what becomes of every post of a portal, in whatever place the member changed it: for the
 * lists and pages that show posts. Call the result to hear no more.
 */
export function hearPosts(portal: Portal, hear: Hear): () => void {
  const heard = places.get(portal) ?? new Set();
  places.set(portal, heard.add(hear));
  return () => heard.delete(hear);
}

/** Tells every place of the portal what became of a post. */
export function tellPost(portal: Portal, change: PostChange): void {
  for (const hear of places.get(portal) ?? []) hear({ type: 'post.changed', change });
}

/** Tells a post's comments, where they are kept, and what shows how many there are. */
export function tellComment(
  portal: Portal,
  postId: string,
  change: CommentChange | { type: 'comment.added'; comment: Comment },
): void {
  const comments = portal.kept.find(commentsKey(postId)) as
    | ActorRefFrom<typeof commentsMachine>
    | undefined;
  const isNew = change.type === 'comment.added';
  comments?.send(isNew ? change : { type: 'comment.changed', change });
  if (isNew) tellPost(portal, { type: 'post.commented', id: postId });
  if (change.type === 'comment.deleted')
    tellPost(portal, { type: 'post.commented', id: postId, count: change.count, by: -1 });
}
