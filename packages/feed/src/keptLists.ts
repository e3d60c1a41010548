import type { Portal } from '@saudagar/portal';
import type { ActorRefFrom } from 'xstate';
import type { feedMachine } from './feedMachine.ts';
import type { PostChange } from './postChange.ts';

type FeedRef = ActorRefFrom<typeof feedMachine>;

const lists = new WeakMap<Portal, Set<FeedRef>>();

/** Makes a list known to the other places that show posts. */
export function joinLists(portal: Portal, list: FeedRef): void {
  const all = lists.get(portal) ?? new Set();
  lists.set(portal, all.add(list));
}

/** Tells every list of the portal what became of a post: the same post may stand in several. */
export function tellLists(portal: Portal, change: PostChange): void {
  for (const list of lists.get(portal) ?? []) {
    if (list.getSnapshot().status === 'active') list.send(change);
    else lists.get(portal)?.delete(list);
  }
}
