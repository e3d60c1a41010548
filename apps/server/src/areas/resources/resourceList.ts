import {
  DEFAULT_PAGE_SIZE,
  type listManagedResources,
  type listResources,
  type listSavedResources,
} from '@saudagar/contract';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../database/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { holds } from '../../database/search.ts';
import { isId } from '../../ids.ts';
import { type ResourceRow, resourcesSeenBy } from './resourceRows.ts';

type LibraryQuery = z.output<typeof listResources.query>;
type SavedQuery = z.output<typeof listSavedResources.query>;
type ManagedQuery = z.output<typeof listManagedResources.query>;

const Moment = z.number().check(z.int(), z.gte(0), z.lte(9_999_999_999_999));
const RowId = z.string().check(z.refine(isId));
const LibraryCursor = z.tuple([z.boolean(), z.int().check(z.gte(0), z.lte(100)), Moment, RowId]);
const ManagedCursor = z.tuple([Moment, RowId]);

/** Reads published resources by featured, priority and age (RES-037–040, RES-054). */
export const readLibrary = (db: Database, query: LibraryQuery): Promise<KeysetPage<ResourceRow>> =>
  readPublished(narrowed(db, undefined, query), query);

/** Reads published resources that a member saved or began, in the same order. */
export function readSaved(
  db: Database,
  viewerId: string,
  query: SavedQuery,
): Promise<KeysetPage<ResourceRow>> {
  const { list, progress } = query;
  let rows = narrowed(db, viewerId, query);
  if (progress === undefined || list !== undefined)
    rows = rows.where('resources.id', 'in', (of) =>
      of
        .selectFrom('saved_resources')
        .innerJoin('saved_lists', 'saved_lists.id', 'list_id')
        .where('member_id', '=', viewerId)
        .$if(list !== undefined, (lists) =>
          isId(list ?? '')
            ? lists.where('list_id', '=', list ?? '')
            : lists.where(sql<boolean>`false`),
        )
        .select('resource_id'),
    );
  if (progress !== undefined)
    rows = rows.where('resources.id', 'in', (of) =>
      of
        .selectFrom('resource_progress')
        .where('member_id', '=', viewerId)
        .where('progress', progress === 'finished' ? '=' : '<', 100)
        .where('progress', '>', 0)
        .select('resource_id'),
    );
  return readPublished(rows, query);
}

async function readPublished(
  rows: ReturnType<typeof resourcesSeenBy>,
  { limit = DEFAULT_PAGE_SIZE, cursor }: Pick<LibraryQuery, 'limit' | 'cursor'>,
): Promise<KeysetPage<ResourceRow>> {
  let published = rows.where('approval_status', '=', 'approved');
  if (cursor !== undefined) {
    const [featured, priority, moment, id] = readKeyset(cursor, LibraryCursor);
    published = published.where(
      sql<boolean>`(featured, priority, published_at, resources.id)
        < (${featured}, ${priority}, ${new Date(moment)}, ${id}::uuid)`,
    );
  }
  const fetchedRows = await published
    .orderBy('featured', 'desc')
    .orderBy('priority', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('resources.id', 'desc')
    .limit(limit + 1)
    .execute();
  return toKeysetPage(fetchedRows, limit, ({ featured, priority, published_at, id }) => [
    featured,
    priority,
    published_at?.getTime() ?? 0,
    id,
  ]);
}

/** Reads all resources, newest first, for the Admin Center (ADM-138–145). */
export async function readManaged(
  db: Database,
  viewerId: string,
  query: ManagedQuery,
): Promise<KeysetPage<ResourceRow>> {
  const { limit = DEFAULT_PAGE_SIZE, cursor, approval_status } = query;
  let rows = narrowed(db, viewerId, query);
  if (approval_status !== undefined) rows = rows.where('approval_status', '=', approval_status);
  if (cursor !== undefined) {
    const [moment, id] = readKeyset(cursor, ManagedCursor);
    rows = rows.where(
      sql<boolean>`(created_at, resources.id) < (${new Date(moment)}, ${id}::uuid)`,
    );
  }
  const fetchedRows = await rows
    .orderBy('created_at', 'desc')
    .orderBy('resources.id', 'desc')
    .limit(limit + 1)
    .execute();
  return toKeysetPage(fetchedRows, limit, ({ created_at, id }) => [created_at.getTime(), id]);
}

function narrowed(
  db: Database,
  viewerId: string | undefined,
  { resource_type, category, search }: LibraryQuery | SavedQuery | ManagedQuery,
) {
  let rows = resourcesSeenBy(db, viewerId);
  if (resource_type !== undefined) rows = rows.where('resource_type', '=', resource_type);
  if (category !== undefined) rows = rows.where('category', '=', category);
  if (search) rows = rows.where(holds('resources.searched', search));
  return rows;
}
