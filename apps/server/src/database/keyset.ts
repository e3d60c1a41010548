import { Refusal } from '@saudagar/contract/server';
import { z } from 'zod/mini';

/** A page of rows, and the cursor of the next; null on the last page. */
export interface KeysetPage<Row> {
  items: Row[];
  cursor: string | null;
}

/**
 * Drops the row beyond a page's limit and returns the cursor of the last row; `placeOf` gives
 * the values that order the list.
 */
export function toKeysetPage<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (last: Row) => readonly (string | number | boolean)[],
): KeysetPage<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    items,
    cursor: hasMore ? Buffer.from(JSON.stringify(placeOf(last))).toString('base64url') : null,
  };
}

/** Decodes a cursor. @throws Refusal 422 for a text that no page returned */
export function readKeyset<Cursor extends z.ZodMiniType>(
  cursor: string,
  place: Cursor,
): z.infer<Cursor> {
  let said: unknown;
  try {
    said = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    said = undefined;
  }
  const parsed = z.safeParse(place, said);
  if (parsed.success) return parsed.data;
  throw new Refusal(422, 'badCursor', { field: 'cursor' });
}
