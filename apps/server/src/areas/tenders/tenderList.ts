import {
  DEFAULT_PAGE_SIZE,
  type listMyTenders,
  type listTenders,
  TENDER_CATEGORIES,
} from '@saudagar/contract';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../database/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { holds } from '../../database/search.ts';
import { isId } from '../../ids.ts';
import { type TenderRow, tendersWithPosters } from './tenderRows.ts';

type Query = z.output<typeof listTenders.query>;
/** Query of one's own tenders. */
export type OwnQuery = z.output<typeof listMyTenders.query>;

const Moment = z.int().check(z.gte(0), z.lte(9_999_999_999_999));
const Cursor = z.tuple([Moment, z.string().check(z.refine(isId))]);

/** Reads public tenders by the filters (TND-046–049). */
export const readTenders = (db: Database, query: Query, now: Date) =>
  readPage(tendersWithPosters(db).where('tenders.status', '<>', 'draft'), query, now);

/** Reads a poster's own tenders, drafts included (TND-096, TND-103). */
export const readOwnTenders = (db: Database, posterId: string, query: OwnQuery, now: Date) =>
  readPage(
    tendersWithPosters(db)
      .where('tenders.poster_id', '=', posterId)
      .$if(query.has_proposals === 'true', (own) => own.where('tenders.proposals_count', '>', 0)),
    query,
    now,
  );

async function readPage(
  tenders: ReturnType<typeof tendersWithPosters>,
  query: Query,
  now: Date,
): Promise<KeysetPage<TenderRow>> {
  const { limit = DEFAULT_PAGE_SIZE, cursor, sort } = query;
  const isClosing = sort === 'closing';
  const [column, direction] = isClosing
    ? (['deadline', 'asc'] as const)
    : (['created_at', 'desc'] as const);
  let rows = narrowed(tenders, query, now);
  if (cursor !== undefined) {
    const [moment, id] = readKeyset(cursor, Cursor);
    const beyond = sql.raw(isClosing ? '>' : '<');
    rows = rows.where(
      sql<boolean>`(${sql.ref(`tenders.${column}`)}, tenders.id) ${beyond} (${new Date(moment)}, ${id}::uuid)`,
    );
  }
  const fetchedRows = await rows
    .orderBy(`tenders.${column}`, direction)
    .orderBy('tenders.id', direction)
    .limit(limit + 1)
    .execute();
  return toKeysetPage(fetchedRows, limit, (row) => [row[column].getTime(), row.id]);
}

/** Applies the filters of the contract's `passesTenderFilters`. */
function narrowed(
  tenders: ReturnType<typeof tendersWithPosters>,
  { status_filter = 'all', category, search }: Query,
  now: Date,
) {
  let rows = tenders;
  if (status_filter === 'draft') rows = rows.where('tenders.status', '=', 'draft');
  if (status_filter === 'active')
    rows = rows.where('tenders.status', '=', 'active').where('tenders.deadline', '>', now);
  if (status_filter === 'closed')
    rows = rows.where(
      sql<boolean>`(tenders.status = 'closed' or (tenders.status = 'active' and tenders.deadline <= ${now}))`,
    );
  if (status_filter === 'awarded')
    rows = rows.where(sql<boolean>`(tenders.status = 'awarded' or tenders.accepted_count > 0)`);
  if (category) {
    const known = TENDER_CATEGORIES.find((each) => each.toLowerCase() === category);
    rows = known ? rows.where('tenders.category', '=', known) : rows.where(sql<boolean>`false`);
  }
  return search ? rows.where(holds('tenders.searched', search)) : rows;
}
