import { sql } from 'kysely';
import type { Approval } from '../area.ts';

/** Resources that a moderator saved (ADM-122). One that is refused becomes a draft again. */
export const resourceApproval: Approval = {
  async waiting(db, limit) {
    const rows = await db
      .selectFrom('resources')
      .where('approval_status', '=', 'pending')
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .select('id')
      .execute();
    return rows.map(({ id }) => id);
  },
  async decide(write, id, isApproved) {
    const { numUpdatedRows } = await write
      .updateTable('resources')
      .set(
        isApproved
          ? { approval_status: 'approved', published_at: sql`coalesce(published_at, now())` }
          : { approval_status: 'draft' },
      )
      .where('id', '=', id)
      .where('approval_status', '=', 'pending')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
};
