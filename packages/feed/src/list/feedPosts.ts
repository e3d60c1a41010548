import { filterShows, type Page, type Post } from '@saudagar/contract';
import type { FeedConfiguration } from '../configuration/feedConfiguration.ts';
import { type Hiding, hiddenBy } from '../configuration/hiding.ts';

/** Settings and hashtag of a page request. */
export type FeedRequest = Pick<FeedConfiguration, 'sortBy' | 'filterBy' | 'postsPerLoad'> & {
  /** Only posts with this hashtag, given without `#`. */
  hashtag: string | null;
};

/** Input of a list. */
export interface FeedInput {
  configuration: FeedConfiguration;
  hashtag: string | null;
  /** The reader; null when signed out. */
  readerId: string | null;
}

/** Loaded posts, and the settings that hide some of them. */
export interface FeedPosts {
  request: FeedRequest;
  hiding: Hiding;
  /** All loaded posts, in the server's order. */
  posts: Post[];
  /** The posts that are not hidden. */
  shown: Post[];
  /** Cursor of the next page; null after the last. */
  cursor: string | null;
  /** Number of consecutive pages whose posts are all hidden. */
  pagesInVain: number;
  /** New posts of others the reader has not requested, newest first. */
  news: Post[];
  /** Number of new posts that are not hidden. */
  newsCount: number;
  /** True when the new posts directly precede the first post of the list. */
  newsJoin: boolean;
  /** Creation time of the newest known post, in ms; null if unknown. */
  newest: number | null;
}

const NOTHING_NEW = { news: [], newsCount: 0, newsJoin: true };
/** State of a list before its first page. */
export const NOTHING_READ = { ...NOTHING_NEW, cursor: null, pagesInVain: 0, newest: null };

/** Returns the initial list. */
export function firstPosts({ configuration, hashtag, readerId }: FeedInput): FeedPosts {
  const nothing = { posts: [], shown: [], ...NOTHING_READ };
  const hiding = { hideUsers: [], hideKeywords: [], readerId };
  const request = { ...requestOf(configuration), hashtag };
  return withConfiguration({ ...nothing, hiding, request }, configuration);
}

const requestOf = ({ sortBy, filterBy, postsPerLoad }: FeedConfiguration) => ({
  ...{ sortBy, filterBy, postsPerLoad },
});

/** Returns true when a configuration requests the same posts in the same order. */
export function isSameRequest({ request }: FeedPosts, configuration: FeedConfiguration): boolean {
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

/** Returns the list with other posts, without duplicates: pages shift while members write. */
export function withPosts<List extends FeedPosts>(list: List, posts: readonly Post[]): List {
  const seen = new Set<string>();
  const once = posts.filter(({ id }) => !seen.has(id) && seen.add(id));
  return { ...list, posts: once, shown: visible(list, once) };
}

function visible({ hiding }: FeedPosts, posts: readonly Post[]): Post[] {
  const isHidden = hiddenBy(hiding);
  return posts.filter((post) => !isHidden(post));
}

/** Replaces all posts by the first page. */
export function withPage(list: FeedPosts, { items, cursor }: Page<Post>): FeedPosts {
  const isNewestFirst = list.request.sortBy === 'newest';
  const newest = isNewestFirst ? newestOf(items, 0) : null;
  const next = withPosts({ ...list, ...NOTHING_NEW, cursor, newest }, items);
  return { ...next, pagesInVain: next.shown.length === 0 ? 1 : 0 };
}

/** Appends the next page. */
export function addPage(list: FeedPosts, { items, cursor }: Page<Post>): FeedPosts {
  const next = withPosts({ ...list, cursor }, [...list.posts, ...items]);
  const isInVain = next.shown.length === list.shown.length;
  return { ...next, pagesInVain: isInVain ? list.pagesInVain + 1 : 0 };
}

/** Puts the member's own new post first, regardless of order and filter (FEED-022). */
export function addPublished(list: FeedPosts, post: Post): FeedPosts {
  const news = list.news.filter(({ id }) => id !== post.id);
  const next = withPosts({ ...list, news }, [post, ...list.posts]);
  return { ...next, newsCount: visible(next, news).length };
}

/**
 * Merges the newest page: updates counts and texts of listed posts, and holds new ones back until
 * the reader requests them. In order of age it appends them instead, since that moves nothing.
 */
export function mergeNews(list: FeedPosts, { items, cursor }: Page<Post>): FeedPosts {
  const fresh = new Map(items.map((post) => [post.id, post]));
  const isKnown = new Set(list.posts.map(({ id }) => id));
  const posts = list.posts.map((post) => fresh.get(post.id) ?? post);
  const { newest } = list;
  const isFirstPoll = newest === null;
  const news = isFirstPoll
    ? []
    : items.filter(({ id, created_at }) => !isKnown.has(id) && Date.parse(created_at) > newest);
  const next = withPosts({ ...list, newest: isFirstPoll ? newestOf(items, 0) : newest }, posts);
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

/**
 * Puts the first page in place of the one that this device kept, without moving what is read: new
 * posts of others are held back, and those that no longer come are removed.
 */
export function freshen(list: FeedPosts, page: Page<Post>): FeedPosts {
  if (list.request.sortBy !== 'newest' || list.posts.length === 0) return withPage(list, page);
  const merged = mergeNews(list, page);
  const comes = new Set(page.items.map(({ id }) => id));
  const times = page.items.map(({ created_at }) => Date.parse(created_at));
  const oldest = page.cursor === null ? 0 : Math.min(...times);
  const isGone = (post: Post) => Date.parse(post.created_at) >= oldest && !comes.has(post.id);
  const rest = merged.posts.filter((post) => !isGone(post));
  const isOwn = ({ user_id }: Post) => user_id === list.hiding.readerId;
  const news = merged.news.filter((post) => !isOwn(post));
  const next = withPosts(merged, [...merged.news.filter(isOwn), ...rest]);
  return {
    ...{ ...next, news, newsCount: visible(next, news).length },
    ...(page.cursor === null && { cursor: null }),
  };
}

/** Holds back a member's post from another tab, if the list includes it. */
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

/** Puts the held-back posts first. */
export function showNews(list: FeedPosts): FeedPosts {
  const newest = newestOf(list.news, list.newest ?? 0);
  return withPosts({ ...list, ...NOTHING_NEW, newest }, [...list.news, ...list.posts]);
}

const newestOf = (posts: readonly Post[], least: number) =>
  posts.reduce((newest, { created_at }) => Math.max(newest, Date.parse(created_at)), least);
