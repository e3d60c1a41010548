import type { Post } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import type { ActorRefFrom } from 'xstate';
import type { feedMachine } from './feedMachine.ts';

type ListRef = ActorRefFrom<typeof feedMachine>;

/** Most lists of a hashtag that are kept while they are not on the screen. */
const MOST_KEPT = 5;

interface Listed {
  /** What the portal keeps it under. */
  readonly key: string;
  /** Whether it is on the screen. */
  readonly isSeen: boolean;
}

/** What the portal keeps the posts with a hashtag under; null for all of them. */
export const listKey = (hashtag: string | null) => `feed.posts.${hashtag ?? ''}`;

const known = new WeakMap<Portal, Map<ListRef, Listed>>();

/** The lists of a portal, the one that was on the screen last behind the others. */
function listsOf(portal: Portal): Map<ListRef, Listed> {
  const lists = known.get(portal) ?? new Map<ListRef, Listed>();
  known.set(portal, lists);
  for (const list of lists.keys()) if (list.getSnapshot().status !== 'active') lists.delete(list);
  return lists;
}

/** Makes it known that a list is on the screen; call the result as it leaves. */
export function joinList(portal: Portal, list: ListRef): () => void {
  const lists = listsOf(portal);
  const key = listKey(list.getSnapshot().context.request.hashtag);
  const note = (isSeen: boolean) => {
    lists.delete(list);
    lists.set(list, { key, isSeen });
  };
  note(true);
  return () => {
    note(false);
    dropOldest(portal);
  };
}

/** Whether a list has been on the screen before. */
export function wasShown(portal: Portal, list: ListRef): boolean {
  return listsOf(portal).has(list);
}

/** Lets go of what was not looked at for longest; the whole feed stays. */
function dropOldest(portal: Portal): void {
  const kept = [...listsOf(portal).values()].filter(
    ({ key, isSeen }) => !isSeen && key !== listKey(null),
  );
  for (const { key } of kept.slice(0, -MOST_KEPT)) portal.kept.drop(key);
}

const publishedIn = (portal: Portal) => portal.channel<Post>('saudagar.published.v1');

/** Hears of the posts that the member publishes in other tabs. */
export function hearPublishedElsewhere(portal: Portal, hear: (post: Post) => void): () => void {
  return publishedIn(portal).subscribe((post, from) => {
    if (from === 'elsewhere') hear(post);
  });
}

/** Puts the member's own new post into the list in sight, and into those kept that it belongs to. */
export function tellPublished(portal: Portal, post: Post): void {
  const tags = post.hashtags?.map((tag) => tag.toLowerCase()) ?? [];
  for (const [list, { isSeen }] of listsOf(portal)) {
    const { hashtag } = list.getSnapshot().context.request;
    const isOfIt = isSeen || hashtag === null || tags.includes(hashtag.toLowerCase());
    if (isOfIt) list.send({ type: 'post.published', post });
  }
  publishedIn(portal).publish(post);
}
