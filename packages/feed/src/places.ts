import type { Comment, Post } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import type { ActorRefFrom } from 'xstate';
import type { CommentChange } from './commentChange.ts';
import type { commentsMachine } from './commentsMachine.ts';
import type { feedMachine } from './feedMachine.ts';
import { commentsKey, listKey } from './keptKeys.ts';
import type { PostChange } from './postChange.ts';
import type { postMachine } from './postMachine.ts';

// A write outlives the view it was begun in, and the same post may stand in several places: so what
// became of it is told to all of them by the actor that wrote, and not by a view.

type ListRef = ActorRefFrom<typeof feedMachine>;
type PageRef = ActorRefFrom<typeof postMachine>;

/** Most lists of a hashtag that are kept while they are not on the screen. */
const MOST_KEPT = 5;

interface Listed {
  /** What the portal keeps it under. */
  readonly key: string;
  /** Whether it is on the screen. */
  readonly isSeen: boolean;
}

interface Places {
  /** The lists, the one that was on the screen last behind the others. */
  readonly lists: Map<ListRef, Listed>;
  /** The post whose own page is. */
  readonly pages: Set<PageRef>;
}

const known = new WeakMap<Portal, Places>();

function placesOf(portal: Portal): Places {
  const places = known.get(portal) ?? { lists: new Map(), pages: new Set() };
  known.set(portal, places);
  for (const list of places.lists.keys())
    if (list.getSnapshot().status !== 'active') places.lists.delete(list);
  return places;
}

/** Makes a list known as a place of posts; call the result as it leaves the screen. */
export function joinList(portal: Portal, list: ListRef): () => void {
  const { lists } = placesOf(portal);
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
  return placesOf(portal).lists.has(list);
}

/** Lets go of what was not looked at for longest; the whole feed stays. */
function dropOldest(portal: Portal): void {
  const kept = [...placesOf(portal).lists.values()].filter(
    ({ key, isSeen }) => !isSeen && key !== listKey(null),
  );
  for (const { key } of kept.slice(0, -MOST_KEPT)) portal.kept.drop(key);
}

/** Makes the page of one post known as its place; call the result as it goes. */
export function joinPage(portal: Portal, page: PageRef): () => void {
  const { pages } = placesOf(portal);
  pages.add(page);
  return () => pages.delete(page);
}

/** Puts the member's own new post into the list in sight, and into those kept that it belongs to. */
export function tellPublished(portal: Portal, post: Post): void {
  const tags = post.hashtags?.map((tag) => tag.toLowerCase()) ?? [];
  for (const [list, { isSeen }] of placesOf(portal).lists) {
    const { hashtag } = list.getSnapshot().context.request;
    const isOfIt = isSeen || hashtag === null || tags.includes(hashtag.toLowerCase());
    if (isOfIt) list.send({ type: 'post.published', post });
  }
}

/** Tells every place of the portal what became of a post. */
export function tellPost(portal: Portal, change: PostChange): void {
  const { lists, pages } = placesOf(portal);
  for (const place of [...lists.keys(), ...pages]) place.send(change);
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
  comments?.send(change);
  const isCounted =
    change.type === 'comment.added' ||
    (change.type === 'comment.deleted' && change.count !== undefined);
  if (!isCounted) return;
  const count = 'count' in change ? change.count : undefined;
  tellPost(portal, { type: 'post.commented', id: postId, count });
}
