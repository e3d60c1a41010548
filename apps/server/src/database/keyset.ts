import { Refusal } from '@saudagar/contract/server';
import { z } from 'zod/mini';

/** A page of rows, and where the next one begins; null on the last page. */
export interface KeysetPage<Row> {
  items: Row[];
  cursor: string | null;
}

/**
 * Cuts the one row too many off a page and names the place of its last row: `positionOf` gives the
 * values that the list is ordered by.
 */
export function toKeysetPage<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (last: Row) => readonly (string | number | boolean)[],
): KeysetPage<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    items,
    cursor: hasMore ? Buffer.from(JSON.stringify(positionOf(last))).toString('base64url') : null,
  };
}

/**
 * The place a cursor names.
 * @throws Refusal 422 for a text that no page ever gave out
 */
export function readKeyset<Cursor extends z.ZodMiniType>(
  cursor: string,
  position: Cursor,
): z.infer<Cursor> {
  let decoded: unknown;
  try {
    decoded = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    decoded = undefined;
  }
  const parsed = z.safeParse(position, decoded);
  if (parsed.success) return parsed.data;
  throw new Refusal(422, 'badCursor', { field: 'cursor' });
}
