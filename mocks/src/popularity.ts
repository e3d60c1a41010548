import { DEFAULT_PAGE_SIZE, type Page } from '@saudagar/contract';
import { badCursor, cut, type PageAsked } from './paging.ts';

/**
 * Lists by popularity keep the order they had when their first page was read, so that a later page
 * neither repeats nor skips, however the counts change meanwhile (FEED-207).
 */
export class PopularLists {
  #orders: string[][] = [];

  /** A page of `items`, which stand in the order of now. */
  page<Item extends { id: string }>(
    items: readonly Item[],
    { limit = DEFAULT_PAGE_SIZE, cursor }: PageAsked,
  ): Page<Item> {
    const [, list, last] = /^popular\.(\d+)\.([\w-]+)$/.exec(cursor ?? '') ?? [];
    const order = this.#orders[Number(list)];
    if (cursor !== undefined && !order) throw badCursor();
    const number = order ? Number(list) : this.#keep(items);
    const rest = order?.slice(order.indexOf(last ?? '') + 1).flatMap((id) => {
      const item = items.find((each) => each.id === id);
      return item ? [item] : [];
    });
    return cut(rest ?? items, limit, ({ id }) => `popular.${number}.${id}`);
  }

  #keep(items: readonly { id: string }[]): number {
    return this.#orders.push(items.map(({ id }) => id)) - 1;
  }
}
