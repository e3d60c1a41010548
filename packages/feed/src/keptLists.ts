import type { Post } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import type { ActorRefFrom } from 'xstate';
import type { feedMachine } from './feedMachine.ts';
import type { PostChange } from './postChange.ts';

type FeedRef = ActorRefFrom<typeof feedMachine>;

/** The lists of a portal, and whether each is on the screen. */
const lists = new WeakMap<Portal, Map<FeedRef, boolean>>();

/** Makes a list known to the other places that show posts; call the result as it leaves the screen. */
export function joinLists(portal: Portal, list: FeedRef): () => void {
  const all = lists.get(portal) ?? new Map<FeedRef, boolean>();
  lists.set(portal, all.set(list, true));
  return () => all.set(list, false);
}

/** Puts the member's own new post into the list in sight, and into those kept that it belongs to. */
export function tellPublished(portal: Portal, post: Post): void {
  const tags = post.hashtags?.map((tag) => tag.toLowerCase()) ?? [];
  for (const [list, isSeen] of lists.get(portal) ?? []) {
    const { status, context } = list.getSnapshot();
    const { hashtag } = context.request;
    const isOfIt = isSeen || hashtag === null || tags.includes(hashtag.toLowerCase());
    if (status === 'active' && isOfIt) list.send({ type: 'post.published', post });
  }
}

/** Tells every list of the portal what became of a post: the same post may stand in several. */
export function tellLists(portal: Portal, change: PostChange): void {
  for (const [list] of lists.get(portal) ?? []) {
    if (list.getSnapshot().status === 'active') list.send(change);
    else lists.get(portal)?.delete(list);
  }
}
