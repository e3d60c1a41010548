import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { requirePublished } from './resourceLock.ts';

/** Returns the day in Jakarta, such as 2026-12-01. */
const dayOf = (time: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(time);

/** Counts a view of a resource, once a member and day (RES-050). @throws Refusal 404 */
export const countView = (
  db: Database,
  { memberId, id, now }: { readonly memberId: string; readonly id: string; readonly now: Date },
): Promise<{ views_count: number }> =>
  db.transaction().execute(async (write) => {
    const { views_count } = await requirePublished(write, id);
    const { numInsertedOrUpdatedRows } = await write
      .insertInto('resource_views')
      .values({
        member_id: memberId,
        client_id: `${dayOf(now)} ${id}`,
        resource_id: id,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return { views_count };
    await write
      .updateTable('resources')
      .set({ views_count: sql`views_count + 1` })
      .where('id', '=', id)
      .execute();
    return { views_count: views_count + 1 };
  });
