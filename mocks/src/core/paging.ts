import { DEFAULT_PAGE_SIZE, type Page } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';

/** Limit and cursor of a paged list. */
export interface PageAsked {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** An item of a list ordered by time. */
export interface Placed {
  created_at: string;
  id: string;
}

/** Compares by time, then by id: the order of creation. */
export function inOrder(a: Placed, b: Placed): number {
  const apart = Date.parse(a.created_at) - Date.parse(b.created_at);
  return apart || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/**
 * Returns a page of `items`, sorted by `compare`. The cursor holds the last item's position, so
 * it stays valid after that item's deletion.
 */
export function pageOf<Item extends Placed>(
  items: readonly Item[],
  { limit = DEFAULT_PAGE_SIZE, cursor }: PageAsked,
  compare: (a: Placed, b: Placed) => number,
): Page<Item> {
  const after = cursor === undefined ? undefined : positionOf(cursor);
  const rest = after ? items.filter((item) => compare(item, after) > 0) : items;
  return cut(rest, limit, ({ created_at, id }) => `${Date.parse(created_at)}.${id}`);
}

/** Returns the first `limit` items, with the cursor of the last if there are more. */
export function cut<Item>(
  items: readonly Item[],
  limit: number,
  cursorOf: (last: Item) => string,
): Page<Item> {
  const page = items.slice(0, limit);
  const last = page.at(-1);
  const more = last !== undefined && items.length > limit;
  return { items: page, cursor: more ? cursorOf(last) : null };
}

/** Error for a cursor that no page returned. */
export const badCursor = () => new Refusal(422, 'badCursor', { field: 'cursor' });

function positionOf(cursor: string): Placed {
  const [, moment, id] = /^(\d{1,13})\.([\w-]+)$/.exec(cursor) ?? [];
  if (moment === undefined || id === undefined) throw badCursor();
  return { created_at: new Date(Number(moment)).toISOString(), id };
}
