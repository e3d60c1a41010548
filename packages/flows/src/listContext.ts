import type { ApiError, Page } from '@saudagar/contract';
import type { NetworkReturned } from './required.ts';

/**
 * A page of a list; `total` counts all matching items, if the server sends it, and `isMore` is true
 * when it stopped counting there: '1,000+'.
 */
export interface ListPage<Item> extends Page<Item> {
  total?: number | null;
  isMore?: boolean;
}

/** Context of a {@link listMachine}. */
export interface ListContext<Query, Item> {
  /** Current search and filters. */
  query: Query;
  items: readonly Item[];
  /** Cursor of the next page; null after the last. */
  cursor: string | null;
  /** Number of all matching items; null if the server does not say. */
  total: number | null;
  /** True when there are more than `total`. */
  isMore: boolean;
  /** Error of the last read. */
  failure: ApiError | null;
  /** Since when this device has kept the items, as an ISO timestamp; null for those just read. */
  keptAt: string | null;
  /** True until the query changes: then the member wants what is there now. */
  takesKept: boolean;
  /** True when items changed during a read, whose reply may be outdated. */
  isOutdated: boolean;
}

/** Changes the items of a list. */
export type ItemsChange<Item> = (items: readonly Item[]) => readonly Item[];

export type ListEvent<Query, Item> =
  | { type: 'list.queried'; query: Query }
  | { type: 'list.moreRequested' }
  | { type: 'list.refreshed' }
  | { type: 'list.retried' }
  /** Items changed elsewhere: in another view, another tab, or on the server. */
  | { type: 'items.changed'; change: ItemsChange<Item>; by?: number }
  | NetworkReturned;

/** Tags that the view of a list queries with `hasTag`. */
export type ListTag =
  | 'idle'
  | 'loading'
  | 'failed'
  | 'some'
  | 'empty'
  | 'unmatched'
  | 'loadingMore'
  | 'moreFailed'
  | 'refreshing'
  | 'refreshFailed';
