import type { Database } from '../../database/schema.ts';
import { type FlaggedContent, isRemoved } from '../admin/flagged.ts';
import { RESOURCE_LIKES, recountLikes } from '../posts/likes.ts';

const published = (db: Database, id: string) =>
  db
    .selectFrom('resources')
    .where('id', '=', id)
    .where('approval_status', '=', 'approved')
    .select(['id', 'maker_id', 'title', 'description', 'created_at'])
    .executeTakeFirst();

/** A flagged resource, shown by itself. */
export const flaggedResource: FlaggedContent = {
  notFound: 'resourceNotFound',
  isVisible: async (db, id) => (await published(db, id)) !== undefined,
  async show(db, id) {
    const resource = await published(db, id);
    if (!resource) return undefined;
    const { maker_id, title, description, created_at } = resource;
    const rows = await db
      .selectFrom('resource_files')
      .where('resource_id', '=', id)
      .orderBy('position')
      .orderBy('file_id')
      .select('file_id')
      .execute();
    const files = rows.map(({ file_id }) => file_id);
    return { id, author_id: maker_id, title, text: description, created_at, files, context: [] };
  },
  async remove({ db, resources }, id, within) {
    if (!(await published(db, id))) return false;
    return isRemoved(resources.remove(id, null, within));
  },
  restoration: {
    table: 'resources',
    restored: (write, _, __, id) => recountLikes(write, RESOURCE_LIKES, [id]),
  },
};
