import { Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { discardBytes } from '../../files/fileUse.ts';
import type { FlaggedContent } from '../admin/flagged.ts';
import { recountPosts } from '../posts/recountPosts.ts';
import { longestIn } from './ownData.ts';
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
  restoration: {
    table: 'groups',
    async restored(write, _, __, id) {
      await requireAdmin(write, id);
      const posts = await write
        .selectFrom('posts')
        .where('group_id', '=', id)
        .select('id')
        .execute();
      await recountPosts(
        write,
        posts.map((post) => post.id),
      );
      await sql`
        update groups set
          member_count = (select count(*) from group_members where group_id = groups.id),
          posts_count = (select count(*) from posts where group_id = groups.id)
        where id = ${id}`.execute(write);
    },
  },
};

/**
 * Makes the longest-standing member the admin of a group whose admin's account was deleted.
 * @throws Refusal 409 when no active member is left
 */
async function requireAdmin(write: Database, id: string): Promise<void> {
  const admin = await write
    .selectFrom('group_members')
    .where('group_id', '=', id)
    .where('role', '=', 'admin')
    .select('member_id')
    .executeTakeFirst();
  if (admin) return;
  const heir = await longestIn(write, id, null);
  if (heir === null) throw new Refusal(409, 'restoreAuthorGone');
  await write
    .updateTable('group_members')
    .set({ role: 'admin' })
    .where('group_id', '=', id)
    .where('member_id', '=', heir)
    .execute();
}
