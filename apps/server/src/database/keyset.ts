import { Refusal } from '@saudagar/contract/server';
import { z } from 'zod/mini';

/** A page of rows, and the cursor of the next; null on the last page. */
export interface KeysetPage<Row> {
  items: Row[];
  cursor: string | null;
}

/**
 * Drops the row beyond a page's limit and returns the cursor of the last row; `positionOf` gives
 * the values that order the list.
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

/** Decodes a cursor. @throws Refusal 422 for a text that no page returned */
export function readKeyset<Cursor extends z.ZodMiniType>(
  cursor: string,
  schema: Cursor,
): z.infer<Cursor> {
  let decoded: unknown;
  try {
    decoded = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    decoded = undefined;
  }
  const parsed = z.safeParse(schema, decoded);
  if (parsed.success) return parsed.data;
  throw new Refusal(422, 'badCursor', { field: 'cursor' });
}
