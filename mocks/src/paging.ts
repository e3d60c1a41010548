import { DEFAULT_PAGE_SIZE, type Page } from '@saudagar/contract';
import { Refusal } from './refusal.ts';

/** A page of `items`, which stand in their final order; the cursor names the last item given. */
export function pageOf<Item extends { id: string }>(
  items: readonly Item[],
  {
    limit = DEFAULT_PAGE_SIZE,
    cursor,
  }: { limit?: number | undefined; cursor?: string | undefined },
): Page<Item> {
  const after =
    cursor === undefined ? -1 : items.findIndex((item) => `after-${item.id}` === cursor);
  if (cursor !== undefined && after < 0) throw new Refusal(422, 'badCursor', { field: 'cursor' });
  const page = items.slice(after + 1, after + 1 + limit);
  const last = page.at(-1);
  const more = last !== undefined && after + 1 + limit < items.length;
  return { items: page, cursor: more ? `after-${last.id}` : null };
}
