import { searchTerms } from '@saudagar/contract/server';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a column of `searchedText` holds all that a member typed, as the contract's `isFound`
 * says. A trigram index (`gin (… gin_trgm_ops)`) serves it.
 */
export function holds(column: string, typed: string): RawBuilder<SqlBool> {
  const terms = searchTerms(typed).map(
    (term) => sql<SqlBool>`${sql.ref(column)} like ${`%${escaped(term)}%`}`,
  );
  return terms.length === 0 ? sql`true` : sql`(${sql.join(terms, sql` and `)})`;
}

const escaped = (term: string) => term.replace(/[\\%_]/g, '\\$&');
