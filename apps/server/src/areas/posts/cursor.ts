import { Refusal } from '@saudagar/contract/server';
import { isId } from '../../ids.ts';
import type { Snapshot } from './popularity.ts';

/** Cursor of a list ordered by time and id: the last row of a page. */
export interface Cursor {
  created_at: Date;
  id: string;
}

/** Cursor of a list by popularity, which keeps the order of its first page. */
export interface PopularCursor extends Cursor {
  /** Score at that time. */
  score: number;
  /** Time when the first page was read. */
  read_at: Date;
  snapshot: Snapshot;
}

/** A page of rows and the cursor of the next; null on the last page. */
export interface RowPage<Row> {
  items: Row[];
  cursor: string | null;
}

/** Cuts rows fetched one beyond `limit` into a page. */
export function toPage<Row extends Cursor>(
  rows: Row[],
  limit: number,
  encode: (last: Row) => string = encodeCursor,
): RowPage<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, cursor: rows.length > limit && last ? encode(last) : null };
}

/** Encodes a cursor as an opaque text for clients. */
function encodeCursor({ created_at, id }: Cursor): string {
  return encode(created_at.getTime(), id);
}

/** Decodes a cursor. @throws Refusal 422 for a text that no page returned */
export function decodeCursor(cursor: string): Cursor {
  const [moment, id, ...rest] = decode(cursor);
  if (rest.length > 0) throw badCursor();
  return { created_at: momentOf(moment), id: idOf(id) };
}

export function encodePopularCursor({ created_at, id, score, read_at, snapshot }: PopularCursor) {
  const { end, running } = snapshot;
  return encode(created_at.getTime(), id, score, read_at.getTime(), [end, ...running].join(','));
}

/** @throws Refusal 422 for a text that no page of a list by popularity returned */
export function decodePopularCursor(cursor: string): PopularCursor {
  const [moment, id, score, readAt, transactions = ''] = decode(cursor);
  if (!/^\d{1,9}$/.test(score ?? '') || !/^\d{1,18}(,\d{1,18})*$/.test(transactions))
    throw badCursor();
  const [end = '', ...running] = transactions.split(',');
  return {
    created_at: momentOf(moment),
    id: idOf(id),
    score: Number(score),
    read_at: momentOf(readAt),
    snapshot: { end, running },
  };
}

export const badCursor = () => new Refusal(422, 'badCursor', { field: 'cursor' });

const encode = (...parts: (string | number)[]) =>
  Buffer.from(parts.join(' ')).toString('base64url');
const decode = (cursor: string) => Buffer.from(cursor, 'base64url').toString().split(' ');

/** Parses milliseconds up to the year 2286; databases accept a smaller range than JavaScript. */
function momentOf(text = ''): Date {
  if (!/^\d{1,13}$/.test(text)) throw badCursor();
  return new Date(Number(text));
}

function idOf(text = ''): string {
  if (!isId(text)) throw badCursor();
  return text;
}
