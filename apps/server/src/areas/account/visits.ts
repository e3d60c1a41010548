import { VISIT_GAP_MINUTES } from '@saudagar/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Records a member's activity; starts another visit after an hour without a call. A member being
 * deleted is skipped.
 */
export async function noteVisit(db: Database, memberId: string, now: Date): Promise<void> {
  await sql`
    insert into visits (member_id, seen_at)
    select id, ${now}::timestamptz from members where id = ${memberId} for key share
    on conflict (member_id) do update set
      last_visit_at = case
        when excluded.seen_at > visits.seen_at + make_interval(mins => ${VISIT_GAP_MINUTES}::int)
        then visits.seen_at else visits.last_visit_at end,
      seen_at = greatest(visits.seen_at, excluded.seen_at)`.execute(db);
}
