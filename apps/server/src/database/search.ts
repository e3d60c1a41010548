import { searchTerms } from '@saudagar/contract/server';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Condition that a column of `searchedText` contains every typed word, like the contract's
 * `isFound`. A trigram index (`gin (… gin_trgm_ops)`) serves it.
 */
export function holds(column: string, typed: string): RawBuilder<SqlBool> {
  const terms = searchPatterns(typed).map(
    (pattern) => sql<SqlBool>`${sql.ref(column)} like ${pattern}`,
  );
  return terms.length === 0 ? sql`true` : sql`(${sql.join(terms, sql` and `)})`;
}

/** Returns a pattern for each typed word; a match fits all of them. */
export const searchPatterns = (typed: string): string[] => searchTerms(typed).map(containing);

/** Returns the pattern of texts that contain another, taken literally. */
export const containing = (term: string) => `%${escaped(term)}%`;

/**
 * Condition for a `search_key` with a prefix, as a range of an index in byte order; unlike `like` it
 * has no special characters.
 */
export const keyStartsWith = (wanted: string): RawBuilder<SqlBool> =>
  sql`search_key >= ${wanted} and search_key < ${`${wanted}\u{10ffff}`}`;

const escaped = (term: string) => term.replace(/[\\%_]/g, '\\$&');
