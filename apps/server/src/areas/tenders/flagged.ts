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
    return { id, author_id: poster_id, title, text: description, created_at, context: [] };
  },
  async remove({ db, tenders }, id, within) {
    if (!(await posted(db, id))) return false;
    return isRemoved(tenders.takeOut(id, within));
  },
};
