import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Deletes pending flags on deleted content. `ids` is a list, or a query in parentheses. */
export async function forgetFlags(
  write: Database,
  content_type: string,
  ids: readonly string[] | RawBuilder<unknown>,
): Promise<void> {
  const deletedIds = Array.isArray(ids) ? sql`(select unnest(${ids}::uuid[]))` : ids;
  await sql`
    delete from flag_cases where status = 'pending' and content_type = ${content_type}
      and content_id in ${deletedIds}`.execute(write);
}
