import {
  DEFAULT_PAGE_SIZE,
  PEOPLE_QUERY_MIN,
  searchKey,
  type searchPeople,
} from '@saudagar/contract';
import { type PeopleTerm, peopleTerms } from '@saudagar/contract/server';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod/mini';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../database/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { containing, keyStartsWith } from '../../database/search.ts';
import { isId } from '../../ids.ts';
import { isHiddenFrom } from '../blocking/sight.ts';
import { PERSON_COLUMNS, type PersonRow } from './personRows.ts';

type PeopleQuery = z.output<typeof searchPeople.query>;

const Cursor = z.tuple([
  z.boolean(),
  z.string().check(z.maxLength(1_000)),
  z.string().check(z.refine(isId)),
]);

/**
 * Finds active members, as a viewer sees them, whose text or industries have every word of a query,
 * those first whose name or username begins with it (NET-056–060, NET-152).
 */
export async function findPeople(
  db: Database,
  viewerId: string,
  { query, limit = DEFAULT_PAGE_SIZE, cursor }: PeopleQuery,
): Promise<KeysetPage<PersonRow>> {
  if (query.length < PEOPLE_QUERY_MIN) return { items: [], cursor: null };
  const terms = await peopleTerms(query);
  const isNamedLater = sql<boolean>`not exists (select from member_keys
    where member_id = members.id and ${keyStartsWith(searchKey(query))})`;
  let rows = db
    .selectFrom('members')
    .where('deactivated_at', 'is', null)
    .where(({ not }) => not(isHiddenFrom(viewerId, 'members.id')))
    .where(({ and }) => and(terms.map(hasTerm)))
    .select(PERSON_COLUMNS)
    .select('members.searched')
    .select(isNamedLater.as('named_later'));
  if (cursor !== undefined) {
    const [namedLater, searched, id] = readKeyset(cursor, Cursor);
    rows = rows.where(
      sql<boolean>`(${isNamedLater}, members.searched, members.id) >
        (${namedLater}, ${searched}, ${id}::uuid)`,
    );
  }
  const fetchedRows = await rows
    .orderBy('named_later')
    .orderBy('members.searched')
    .orderBy('members.id')
    .limit(limit + 1)
    .execute();
  return toKeysetPage(fetchedRows, limit, ({ named_later, searched, id }) => [
    named_later,
    searched,
    id,
  ]);
}

const hasTerm = ({ term, tags }: PeopleTerm) =>
  tags.length === 0
    ? sql<SqlBool>`members.searched like ${containing(term)}`
    : sql<SqlBool>`(members.searched like ${containing(term)}
        or members.industry_tags ?| ${[...tags]}::text[])`;
