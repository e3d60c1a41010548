import { sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { isId } from '../../../ids.ts';

/** Tables of the content that the log links to its page. */
const TABLES = {
  member: 'members',
  post: 'posts',
  comment: 'comments',
  group: 'groups',
  event: 'events',
  tender: 'tenders',
  resource: 'resources',
} as const;

interface Named {
  readonly content_type: string | null;
  readonly content_id: string | null;
}

/** Reads which content of entries is deleted. Other types, such as messages, never count as it. */
export async function readGone(
  db: Database,
  entries: readonly Named[],
): Promise<(entry: Named) => boolean> {
  const existing = new Map<string, Set<string>>();
  for (const [type, table] of Object.entries(TABLES)) {
    const ids = entries.flatMap(({ content_type, content_id }) =>
      content_type === type && content_id !== null && isId(content_id) ? [content_id] : [],
    );
    const rows =
      ids.length === 0
        ? []
        : await db
            .selectFrom(table)
            .where('id', '=', sql<string>`any (${[...new Set(ids)]}::uuid[])`)
            .select('id')
            .execute();
    existing.set(type, new Set(rows.map(({ id }) => id)));
  }
  return ({ content_type, content_id }) =>
    content_id !== null && existing.get(content_type ?? '')?.has(content_id) === false;
}
