import type { Post } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import type { ActorRefFrom } from 'xstate';
import { communityFeed, type FeedSource, listKey } from '../source/feedSource.ts';
import type { feedMachine } from './feedMachine.ts';

type ListRef = ActorRefFrom<typeof feedMachine>;

/** Most lists of a hashtag, or of another feed, that are kept while they are not on the screen. */
const MOST_KEPT = 5;

interface Listed {
  /** Which feed it is of. */
  readonly feed: string;
  /** What the portal keeps it under. */
  readonly key: string;
  /** Whether it is on the screen. */
  readonly isSeen: boolean;
}

const known = new WeakMap<Portal, Map<ListRef, Listed>>();

/** The lists of a portal, the one that was on the screen last behind the others. */
function listsOf(portal: Portal): Map<ListRef, Listed> {
  const lists = known.get(portal) ?? new Map<ListRef, Listed>();
  known.set(portal, lists);
  for (const list of lists.keys()) if (list.getSnapshot().status !== 'active') lists.delete(list);
  return lists;
}

/** Makes it known that a list is on the screen; call the result as it leaves. */
export function joinList(portal: Portal, source: FeedSource, list: ListRef): () => void {
  const lists = listsOf(portal);
  const key = listKey(source, list.getSnapshot().context.request.hashtag);
  const note = (isSeen: boolean) => {
    lists.delete(list);
    lists.set(list, { feed: source.key, key, isSeen });
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

/** Lets go of what was not looked at for longest; the community's whole feed stays. */
function dropOldest(portal: Portal): void {
  const stored = [...listsOf(portal).values()].filter(
    ({ key, isSeen }) => !isSeen && key !== listKey(communityFeed, null),
  );
  for (const { key } of stored.slice(0, -MOST_KEPT)) portal.actors.drop(key);
}

/** The community's had its name before there were others. */
const publishedIn = (portal: Portal, { key }: FeedSource) =>
  portal.channel<Post>(
    key === communityFeed.key ? 'saudagar.published.v1' : `saudagar.published.${key}.v1`,
  );

/** Hears of the posts that the member publishes in other tabs. */
export function onPublishedElsewhere(
  portal: Portal,
  source: FeedSource,
  listener: (post: Post) => void,
): () => void {
  return publishedIn(portal, source).subscribe((post, from) => {
    if (from === 'elsewhere') listener(post);
  });
}

/**
 * Puts the member's own new post into the list in sight, and into those kept that it belongs to. A
 * post that the server did not give is read with its lists (GRP-136).
 */
export function publishNewPost(portal: Portal, source: FeedSource, post: Post | null): void {
  const lists = [...listsOf(portal)].filter(([, { feed }]) => feed === source.key);
  if (post === null) {
    for (const [list] of lists) list.send({ type: 'feed.refresh' });
    return;
  }
  const tags = post.hashtags?.map((tag) => tag.toLowerCase()) ?? [];
  for (const [list, { isSeen }] of lists) {
    const { hashtag } = list.getSnapshot().context.request;
    const isOfIt = isSeen || hashtag === null || tags.includes(hashtag.toLowerCase());
    if (isOfIt) list.send({ type: 'post.published', post });
  }
  publishedIn(portal, source).publish(post);
}
