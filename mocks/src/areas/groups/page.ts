import { DEFAULT_PAGE_SIZE, type Page } from '@saudagar/contract';
import { badCursor, cut } from '../../core/paging.ts';

/** Returns a page after `skip` groups, or after the one that a cursor names. */
export function page<Item extends { id: string }>(
  all: readonly Item[],
  {
    limit = DEFAULT_PAGE_SIZE,
    cursor,
    skip = 0,
  }: { limit?: number | undefined; cursor?: string | undefined; skip?: number | undefined },
): Page<Item> {
  const start = cursor === undefined ? skip : all.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && start === 0) throw badCursor();
  return cut(all.slice(start), limit, ({ id }) => id);
}
