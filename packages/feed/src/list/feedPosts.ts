import { filterShows, type Page, type Post } from '@saudagar/contract';
import type { FeedConfiguration } from '../configuration/feedConfiguration.ts';
import { type Hiding, hiddenBy } from '../configuration/hiding.ts';

/** Which posts are asked for. */
export type FeedRequest = Pick<FeedConfiguration, 'sortBy' | 'filterBy' | 'postsPerLoad'> & {
  /** Only posts with this hashtag, given without `#`. */
  hashtag: string | null;
};

/** What a list begins with. */
export interface FeedInput {
  configuration: FeedConfiguration;
  hashtag: string | null;
  /** The reader; null where nobody is known. */
  readerId: string | null;
}

/** The posts that were read, and what decides which of them are shown. */
export interface FeedPosts {
  request: FeedRequest;
  hiding: Hiding;
  /** All that were read, in the server's order. */
  posts: Post[];
  /** Those of them that are not hidden. */
  shown: Post[];
  /** Where the next page starts; null once the last one is here. */
  cursor: string | null;
  /** How many pages in a row brought nothing to show. */
  pagesInVain: number;
  /** What others wrote meanwhile and the reader has not asked for yet, newest first. */
  news: Post[];
  /** How many of it are not hidden. */
  newsCount: number;
  /** Whether it stands right before the list's first post. */
  newsJoin: boolean;
  /** When the newest post known was written, in ms; null while that is not known. */
  newest: number | null;
}

const NOTHING_NEW = { news: [], newsCount: 0, newsJoin: true };
/** What a list is before its first page. */
export const NOTHING_READ = { ...NOTHING_NEW, cursor: null, pagesInVain: 0, newest: null };

/** The list before anything was read. */
export function firstPosts({ configuration, hashtag, readerId }: FeedInput): FeedPosts {
  const nothing = { posts: [], shown: [], ...NOTHING_READ };
  const hiding = { hideUsers: [], hideKeywords: [], readerId };
  const request = { ...requestOf(configuration), hashtag };
  return withConfiguration({ ...nothing, hiding, request }, configuration);
}

const requestOf = ({ sortBy, filterBy, postsPerLoad }: FeedConfiguration) => ({
  ...{ sortBy, filterBy, postsPerLoad },
});

/** Whether another configuration asks for the same posts in the same order. */
export function isAskedAlike({ request }: FeedPosts, configuration: FeedConfiguration): boolean {
  const { sortBy, filterBy, postsPerLoad } = configuration;
  return (
    request.sortBy === sortBy &&
    request.filterBy === filterBy &&
    request.postsPerLoad === postsPerLoad
  );
}

export function withConfiguration(list: FeedPosts, configuration: FeedConfiguration): FeedPosts {
  const { hideUsers, hideKeywords } = configuration;
  const hiding = { ...list.hiding, hideUsers, hideKeywords };
  const request = { ...list.request, ...requestOf(configuration) };
  const next = withPosts({ ...list, hiding, request }, list.posts);
  return { ...next, newsCount: visible(next, list.news).length };
}

/** The list with other posts, each once: they may move between two pages while members write. */
export function withPosts<List extends FeedPosts>(list: List, posts: readonly Post[]): List {
  const seen = new Set<string>();
  const once = posts.filter(({ id }) => !seen.has(id) && seen.add(id));
  return { ...list, posts: once, shown: visible(list, once) };
}

function visible({ hiding }: FeedPosts, posts: readonly Post[]): Post[] {
  const isHidden = hiddenBy(hiding);
  return posts.filter((post) => !isHidden(post));
}

/** The first page in place of all there was. */
export function withPage(list: FeedPosts, { items, cursor }: Page<Post>): FeedPosts {
  const isNewestFirst = list.request.sortBy === 'newest';
  const newest = isNewestFirst ? newestOf(items, 0) : null;
  const next = withPosts({ ...list, ...NOTHING_NEW, cursor, newest }, items);
  return { ...next, pagesInVain: next.shown.length === 0 ? 1 : 0 };
}

/** The next page after what there is. */
export function addPage(list: FeedPosts, { items, cursor }: Page<Post>): FeedPosts {
  const next = withPosts({ ...list, cursor }, [...list.posts, ...items]);
  const isInVain = next.shown.length === list.shown.length;
  return { ...next, pagesInVain: isInVain ? list.pagesInVain + 1 : 0 };
}

/** One's own new post comes first, whatever the order and filter (FEED-022). */
export function addPublished(list: FeedPosts, post: Post): FeedPosts {
  const news = list.news.filter(({ id }) => id !== post.id);
  const next = withPosts({ ...list, news }, [post, ...list.posts]);
  return { ...next, newsCount: visible(next, news).length };
}

/**
 * What the newest page says: posts that are shown get its counts and texts, and what was written
 * since the list was read waits until the reader asks for it. In the order of age it comes at the
 * end, where it moves nothing.
 */
export function mergeNews(list: FeedPosts, { items, cursor }: Page<Post>): FeedPosts {
  const fresh = new Map(items.map((post) => [post.id, post]));
  const isKnown = new Set(list.posts.map(({ id }) => id));
  const posts = list.posts.map((post) => fresh.get(post.id) ?? post);
  const { newest } = list;
  const isFirstLook = newest === null;
  const news = isFirstLook
    ? []
    : items.filter(({ id, created_at }) => !isKnown.has(id) && Date.parse(created_at) > newest);
  const next = withPosts({ ...list, newest: isFirstLook ? newestOf(items, 0) : newest }, posts);
  const { sortBy } = list.request;
  if (sortBy === 'oldest')
    return list.cursor === null ? withPosts(next, [...posts, ...news.toReversed()]) : next;
  return {
    ...next,
    news,
    newsCount: visible(next, news).length,
    newsJoin: sortBy === 'newest' && (cursor === null || items.some(({ id }) => isKnown.has(id))),
  };
}

/** A post of the member's from another tab waits with what others wrote, where it belongs here. */
export function addNews(list: FeedPosts, post: Post): FeedPosts {
  const { sortBy, filterBy, hashtag } = list.request;
  const isKnown = [...list.posts, ...list.news].some(({ id }) => id === post.id);
  const hasTag = hashtag === null || post.hashtags.some((tag) => tag.toLowerCase() === hashtag);
  if (isKnown || !hasTag || !filterShows(filterBy, post)) return list;
  if (sortBy === 'oldest')
    return list.cursor === null ? withPosts(list, [...list.posts, post]) : list;
  const news = [post, ...list.news];
  const newsJoin = list.newsJoin && sortBy === 'newest';
  return { ...list, news, newsCount: visible(list, news).length, newsJoin };
}

/** What waited, before all there was. */
export function showNews(list: FeedPosts): FeedPosts {
  const newest = newestOf(list.news, list.newest ?? 0);
  return withPosts({ ...list, ...NOTHING_NEW, newest }, [...list.news, ...list.posts]);
}

const newestOf = (posts: readonly Post[], least: number) =>
  posts.reduce((newest, { created_at }) => Math.max(newest, Date.parse(created_at)), least);
