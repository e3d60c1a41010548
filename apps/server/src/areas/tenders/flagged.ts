import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type FlaggedContent, isRemoved } from '../admin/flagged.ts';

const posted = (db: Database, id: string) =>
  db
    .selectFrom('tenders')
    .where('id', '=', id)
    .where('status', '<>', 'draft')
    .select(['id', 'poster_id', 'title', 'description', 'created_at'])
    .executeTakeFirst();

/** A flagged tender, shown without its proposals. */
export const flaggedTender: FlaggedContent = {
  notFound: 'tenderNotFound',
  isVisible: async (db, id) => (await posted(db, id)) !== undefined,
  async show(db, id) {
    const tender = await posted(db, id);
    if (!tender) return undefined;
    const { poster_id, title, description, created_at } = tender;
    const rows = await db
      .selectFrom('tender_files')
      .where('tender_id', '=', id)
      .orderBy('position')
      .orderBy('file_id')
      .select('file_id')
      .execute();
    const files = rows.map(({ file_id }) => file_id);
    return { id, author_id: poster_id, title, text: description, created_at, files, context: [] };
  },
  async remove({ db, tenders }, id, within) {
    if (!(await posted(db, id))) return false;
    return isRemoved(tenders.takeOut(id, within));
  },
  restoration: {
    table: 'tenders',
    async restored(write, _, __, id) {
      await sql`
        update tenders set
          proposals_count = (select count(*) from proposals
            where tender_id = tenders.id and status <> 'draft'),
          accepted_count = (select count(*) from proposals
            where tender_id = tenders.id and status = 'accepted')
        where id = ${id}`.execute(write);
    },
  },
};
