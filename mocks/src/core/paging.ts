import { DEFAULT_PAGE_SIZE, type Page } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';

/** What a paged list is asked for. */
export interface PageAsked {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What has a place in a list that goes by the moment. */
export interface Placed {
  created_at: string;
  id: string;
}

/** Compares by moment, then by id: the order of making. */
export function inOrder(a: Placed, b: Placed): number {
  const apart = Date.parse(a.created_at) - Date.parse(b.created_at);
  return apart || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/**
 * A page of `items`, which stand in the order of `compare`. The cursor names the place of the last
 * item given, so that it holds even when that item is gone.
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

/** The first `limit` items, with the cursor of the last where there are more. */
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

/** A cursor that no page ever gave. */
export const badCursor = () => new Refusal(422, 'badCursor', { field: 'cursor' });

function positionOf(cursor: string): Placed {
  const [, moment, id] = /^(\d{1,13})\.([\w-]+)$/.exec(cursor) ?? [];
  if (moment === undefined || id === undefined) throw badCursor();
  return { created_at: new Date(Number(moment)).toISOString(), id };
}
