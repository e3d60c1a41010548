import { PostFilter, PostSort } from '@saudagar/contract';

/** A member whose posts are hidden. */
export interface HiddenMember {
  id: string;
  /** Name when hidden, shown in the list of hidden members. */
  name: string;
}

/** Layout of a post, as in `PostCard`. */
export type DisplayMode = 'detailed' | 'compact';

/** A member's settings of the feed in this browser (FEED-178–207). */
export interface FeedConfiguration {
  sortBy: PostSort;
  filterBy: PostFilter;
  displayMode: DisplayMode;
  autoRefresh: boolean;
  /** Milliseconds. */
  refreshInterval: number;
  /** Posts per page. */
  postsPerLoad: number;
  hideUsers: HiddenMember[];
  hideKeywords: string[];
}

export const SORTS = PostSort.options;
const FILTERS = PostFilter.options;
/** Filters that match nothing until another feature creates such posts (`docs/decisions/029`). */
const FILTERS_TO_COME: readonly PostFilter[] = ['event'];
export const DISPLAY_MODES: readonly DisplayMode[] = ['detailed', 'compact'];
/** 15 s, 30 s, 1 min, 5 min, 10 min (FEED-194). */
export const REFRESH_INTERVALS: readonly number[] = [15_000, 30_000, 60_000, 300_000, 600_000];
export const POSTS_PER_LOAD: readonly number[] = [10, 20, 50, 100];

export const DEFAULT_CONFIGURATION: FeedConfiguration = {
  sortBy: 'newest',
  filterBy: 'all',
  displayMode: 'detailed',
  autoRefresh: false,
  refreshInterval: 30_000,
  postsPerLoad: 20,
  hideUsers: [],
  hideKeywords: [],
};

/** Settings of a feed without a configuration of its own: it asks for new posts each minute. */
export const FIXED_CONFIGURATION: FeedConfiguration = {
  ...DEFAULT_CONFIGURATION,
  autoRefresh: true,
  refreshInterval: 60_000,
};

/** Parses stored settings field by field: a damaged one falls back to its default. */
export function parseConfiguration(stored: unknown): FeedConfiguration | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const given = stored as Record<keyof FeedConfiguration, unknown>;
  const pick = <Key extends keyof FeedConfiguration>(
    key: Key,
    choices: readonly FeedConfiguration[Key][],
  ) => choices.find((choice) => choice === given[key]) ?? DEFAULT_CONFIGURATION[key];
  return {
    sortBy: pick('sortBy', SORTS),
    filterBy: pick('filterBy', FILTERS),
    displayMode: pick('displayMode', DISPLAY_MODES),
    autoRefresh: pick('autoRefresh', [true, false]),
    refreshInterval: pick('refreshInterval', REFRESH_INTERVALS),
    postsPerLoad: pick('postsPerLoad', POSTS_PER_LOAD),
    hideUsers: listOf(given.hideUsers).filter(isHiddenMember),
    hideKeywords: keywordsOf(listOf(given.hideKeywords).filter((one) => typeof one === 'string')),
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function isHiddenMember(value: unknown): value is HiddenMember {
  const { id, name } = (value ?? {}) as Partial<HiddenMember>;
  return typeof id === 'string' && typeof name === 'string';
}

/** Normalizes hidden words: trimmed, lower case, no duplicates (FEED-199–201). */
export function keywordsOf(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.trim().toLowerCase()))].filter(Boolean);
}

/** Returns the selectable filters; upcoming ones only if selected. */
export function offeredFilters(current: PostFilter): PostFilter[] {
  return FILTERS.filter((filter) => filter === current || !FILTERS_TO_COME.includes(filter));
}

/** Shows a member's posts again. */
export function withShown(configuration: FeedConfiguration, id: string): FeedConfiguration {
  return { ...configuration, hideUsers: configuration.hideUsers.filter((one) => one.id !== id) };
}

/** Hides a member's posts. */
export function withHidden(
  configuration: FeedConfiguration,
  { id, name }: HiddenMember,
): FeedConfiguration {
  return {
    ...configuration,
    hideUsers: [...withShown(configuration, id).hideUsers, { id, name }],
  };
}
