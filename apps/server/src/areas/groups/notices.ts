import type { GroupNotices } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { CommunityCore } from '../../community.ts';
import type { Audience } from '../area.ts';
import { areApart } from '../blocking/contact.ts';
import { muteFor, unmuteFor } from '../notifications/choices.ts';
import { lockGroup, type Viewer } from './groupLock.ts';

/** Members' choices of the notices from their groups (GRP-185). */
export function createGroupNotices({ db, now }: Pick<CommunityCore, 'db' | 'now'>) {
  return {
    /** Chooses the viewer's notices; `none` mutes the group and remembers the choice before. */
    set: (viewer: Viewer, groupId: string, notices: GroupNotices): Promise<void> =>
      db.transaction().execute(async (write) => {
        const { part } = await lockGroup(write, viewer, groupId);
        if (part === null) throw new Refusal(403, 'joinGroupFirst');
        const group = { type: 'group', id: groupId } as const;
        if (notices === 'none') return muteFor(write, viewer.id, group, now());
        await unmuteFor(write, viewer.id, group);
        await write
          .updateTable('group_members')
          .set({ notices })
          .where('group_id', '=', groupId)
          .where('member_id', '=', viewer.id)
          .execute();
      }),
  };
}

/**
 * Audience of a new post in a group, by the post's id (GRP-187): members who chose all posts, and
 * with highlights those of the group's admin and moderators. The author, and who is apart from
 * them, is not in it; a mute is looked up with the other choices. The lock makes a deletion of the
 * post wait, so that it also finds these notifications.
 */
export const groupPostAudience: Audience = async (db, { id, after, limit }) => {
  const { rows } = await sql<{ member_id: string }>`
    select reader.member_id from posts
    join group_members as reader on reader.group_id = posts.group_id
      and reader.member_id <> posts.member_id
    join members on members.id = reader.member_id and members.deactivated_at is null
    left join group_members as author on author.group_id = posts.group_id
      and author.member_id = posts.member_id
    where posts.id = ${id}::uuid and (${after}::uuid is null or reader.member_id > ${after}::uuid)
      and (reader.notices = 'all' or author.role <> 'member')
      and not ${areApart(sql`posts.member_id`, sql`reader.member_id`)}
    order by reader.member_id limit ${limit}
    for key share of posts`.execute(db);
  return rows.map(({ member_id }) => member_id);
};
