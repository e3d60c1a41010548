import type { Database } from '../../database/schema.ts';
import { discardBytes } from '../../files/fileUse.ts';
import type { FlaggedContent } from '../admin/flagged.ts';
import { removeGroup } from './removeGroup.ts';

const groupOf = (db: Database, id: string) =>
  db
    .selectFrom('groups')
    .where('id', '=', id)
    .select(['id', 'creator_id', 'name', 'description', 'approval_status', 'created_at'])
    .select(['member_count', 'posts_count'])
    .executeTakeFirst();

/** A flagged group: moderators see its name, description and size; removal deletes it. */
export const flaggedGroup: FlaggedContent = {
  notFound: 'groupNotFound',
  async isVisible(db, id, viewerId) {
    const group = await groupOf(db, id);
    return group?.approval_status === 'approved' || group?.creator_id === viewerId;
  },
  async show(db, id) {
    const group = await groupOf(db, id);
    if (!group) return undefined;
    const { creator_id, name, description, created_at, posts_count } = group;
    const size = { members_count: group.member_count, posts_count };
    const about = { id, author_id: creator_id, name, text: description, created_at };
    return { ...about, ...size, context: [] };
  },
  async remove({ fanOut, blobs, ...community }, id, within) {
    const discardedFiles = await fanOut.transaction((write, publish) =>
      removeGroup(write, publish, community, id, within),
    );
    if (discardedFiles) await discardBytes(blobs, discardedFiles);
    return discardedFiles !== null;
  },
};
