import { DEFAULT_PAGE_SIZE, PEOPLE_QUERY_MIN, type searchPeople } from '@saudagar/contract';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../database/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { holds } from '../../database/search.ts';
import { isId } from '../../ids.ts';
import { isHiddenFrom } from '../blocking/sight.ts';
import { PERSON_COLUMNS, type PersonRow } from './personRows.ts';

type PeopleQuery = z.output<typeof searchPeople.query>;

const Cursor = z.tuple([z.string().check(z.maxLength(1_000)), z.string().check(z.refine(isId))]);

/** Finds active members, as a viewer sees them, whose text has every word of a query (NET-056–060). */
export async function findPeople(
  db: Database,
  viewerId: string,
  { query, limit = DEFAULT_PAGE_SIZE, cursor }: PeopleQuery,
): Promise<KeysetPage<PersonRow>> {
  if (query.length < PEOPLE_QUERY_MIN) return { items: [], cursor: null };
  let rows = db
    .selectFrom('members')
    .where('deactivated_at', 'is', null)
    .where(({ not }) => not(isHiddenFrom(viewerId, 'members.id')))
    .where(holds('members.searched', query));
  if (cursor !== undefined) {
    const [searched, id] = readKeyset(cursor, Cursor);
    rows = rows.where(sql<boolean>`(members.searched, members.id) > (${searched}, ${id}::uuid)`);
  }
  const fetchedRows = await rows
    .orderBy('members.searched')
    .orderBy('members.id')
    .limit(limit + 1)
    .select(PERSON_COLUMNS)
    .select('members.searched')
    .execute();
  return toKeysetPage(fetchedRows, limit, ({ searched, id }) => [searched, id]);
}
