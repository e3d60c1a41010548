import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Counts resources by state (ADM-124–128). */
export async function readStats(db: Database) {
  const { rows } = await sql<Record<'total' | 'published' | 'draft' | 'featured', number>>`
    select count(*)::integer as total,
      count(*) filter (where approval_status = 'approved')::integer as published,
      count(*) filter (where approval_status = 'draft')::integer as draft,
      count(*) filter (where featured)::integer as featured
    from resources`.execute(db);
  const { total = 0, published = 0, draft = 0, featured = 0 } = rows[0] ?? {};
  return {
    overview: {
      total_resources: total,
      published_resources: published,
      draft_resources: draft,
      featured_resources: featured,
    },
  };
}
