import type { ApiError, Page } from '@saudagar/contract';
import type { NetworkReturned } from './required.ts';

/**
 * A page of a list; `total` counts all items that match, where the server says it, and `isMore` says
 * that it stopped counting there: '1,000+'.
 */
export interface ListPage<Item> extends Page<Item> {
  total?: number | null;
  isMore?: boolean;
}

/** What a {@link listMachine} knows. */
export interface ListContext<Query, Item> {
  /** What is searched and filtered for. */
  query: Query;
  items: readonly Item[];
  /** Where the next page begins; null after the last. */
  cursor: string | null;
  /** How many items match in all; null where the server does not say. */
  total: number | null;
  /** Whether there are more than `total`. */
  isMore: boolean;
  /** Why the last read failed. */
  failure: ApiError | null;
  /** Whether items changed while a page was on its way, so that its answer may be old. */
  isOutdated: boolean;
}

/** How items change. */
export type ItemsChange<Item> = (items: readonly Item[]) => readonly Item[];

export type ListEvent<Query, Item> =
  | { type: 'list.queried'; query: Query }
  | { type: 'list.moreRequested' }
  | { type: 'list.refreshed' }
  | { type: 'list.retried' }
  /** Items changed elsewhere: in another view, another tab, or on the server. */
  | { type: 'items.changed'; change: ItemsChange<Item>; by?: number }
  | NetworkReturned;

/** What the view of a list asks for with `hasTag`. */
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
