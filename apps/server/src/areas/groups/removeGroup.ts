import { groupStaffNotification } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { DiscardedFile, FileUse } from '../../files/fileUse.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import type { Within } from '../admin/flagged.ts';
import type { Notifier } from '../notifications/notify.ts';
import { deletePostsOf } from '../posts/deletePosts.ts';

/**
 * Deletes a group with its posts, their files, notifications and flags, and notifies its members
 * except its creator, who is notified of the decision. Returns files whose bytes to delete after
 * commit; null when the group no longer exists.
 */
export async function removeGroup(
  write: Database,
  publish: Publish,
  { forget, notify, fileUse }: Pick<Notifier, 'forget' | 'notify'> & { fileUse: FileUse },
  id: string,
  within?: Within,
): Promise<DiscardedFile[] | null> {
  const group = await write
    .selectFrom('groups')
    .where('id', '=', id)
    .select(['id', 'name', 'creator_id'])
    .forUpdate()
    .executeTakeFirst();
  if (!group) return null;
  const members = await write
    .selectFrom('group_members')
    .where('group_id', '=', id)
    .select('member_id')
    .execute();
  await within?.(write, publish);
  const { rows } = await sql<{ file_id: string }>`
    select file_id from post_files join posts on posts.id = post_id
    where group_id = ${id}::uuid`.execute(write);
  await forget(write, publish, 'post', await deletePostsOf(write, 'group_id', id));
  await write.deleteFrom('groups').where('id', '=', id).execute();
  await forget(write, publish, 'group', [id]);
  const recipients = members
    .map(({ member_id }) => member_id)
    .filter((member) => member !== group.creator_id);
  await notify(write, publish, groupStaffNotification('group_removed', group, recipients));
  return fileUse.discard(
    write,
    rows.map(({ file_id }) => file_id),
  );
}
