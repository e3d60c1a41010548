import type { Post } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import type { ActorRefFrom } from 'xstate';
import { communityFeed, type FeedSource, listKey } from '../source/feedSource.ts';
import type { feedMachine } from './feedMachine.ts';

type ListRef = ActorRefFrom<typeof feedMachine>;

/** Maximum number of off-screen lists kept besides the community's feed. */
const MAX_HIDDEN_LISTS = 5;

interface Listed {
  /** Key of its feed. */
  readonly feed: string;
  /** Key of its actor. */
  readonly key: string;
  /** True while it is on the screen. */
  readonly isSeen: boolean;
}

const known = new WeakMap<Portal, Map<ListRef, Listed>>();

/** Returns the lists of a portal, most recently shown last. */
function listsOf(portal: Portal): Map<ListRef, Listed> {
  const lists = known.get(portal) ?? new Map<ListRef, Listed>();
  known.set(portal, lists);
  for (const list of lists.keys()) if (list.getSnapshot().status !== 'active') lists.delete(list);
  return lists;
}

/** Registers a list as shown; call the result when it is hidden. */
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

/** Returns true when a list was shown before. */
export function wasShown(portal: Portal, list: ListRef): boolean {
  return listsOf(portal).has(list);
}

/** Drops the least recently shown lists, except the community's feed. */
function dropOldest(portal: Portal): void {
  const droppable = [...listsOf(portal).values()].filter(
    ({ key, isSeen }) => !isSeen && key !== listKey(communityFeed, null),
  );
  for (const { key } of droppable.slice(0, -MAX_HIDDEN_LISTS)) portal.actors.drop(key);
}

/** The community's channel keeps the name it had before other feeds existed. */
const publishedIn = (portal: Portal, { key }: FeedSource) =>
  portal.channel<Post>(
    key === communityFeed.key ? 'saudagar.published.v1' : `saudagar.published.${key}.v1`,
  );

/** Subscribes to posts the member publishes in other tabs. */
export function subscribePublishedElsewhere(
  portal: Portal,
  source: FeedSource,
  listener: (post: Post) => void,
): () => void {
  return publishedIn(portal, source).subscribe((post, from) => {
    if (from === 'elsewhere') listener(post);
  });
}

/**
 * Adds the member's new post to the shown list and the stored ones that include it. Without a post
 * in the reply, those lists reload (GRP-136).
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
    const isIncluded = isSeen || hashtag === null || tags.includes(hashtag.toLowerCase());
    if (isIncluded) list.send({ type: 'post.published', post });
  }
  publishedIn(portal, source).publish(post);
}
