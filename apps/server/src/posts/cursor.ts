import { isId } from '../ids.ts';
import { Refusal } from '../refusal.ts';

/** A place in a list ordered by moment and id: the last row a page held. */
export interface Place {
  created_at: Date;
  id: string;
}

/** One page of rows and the cursor of the next, null on the last page. */
export interface RowPage<Row> {
  items: Row[];
  cursor: string | null;
}

/** A place as the opaque text clients hand back. */
function encodeCursor({ created_at, id }: Place): string {
  return Buffer.from(`${created_at.getTime()} ${id}`).toString('base64url');
}

/**
 * The place a cursor names.
 * @throws Refusal 422 for a text that no page ever gave out.
 */
export function decodeCursor(cursor: string): Place {
  const [moment = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!/^\d{1,15}$/.test(moment) || !isId(id))
    throw new Refusal(422, 'badCursor', { field: 'cursor' });
  return { created_at: new Date(Number(moment)), id };
}

/** Cuts rows fetched one beyond `limit` into a page. */
export function toPage<Row extends Place>(rows: Row[], limit: number): RowPage<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, cursor: rows.length > limit && last ? encodeCursor(last) : null };
}
