import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { DiscardedFile, FileUse } from '../../files/fileUse.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import type { Notifier } from '../notifications/notify.ts';
import { deletePostsOf } from '../posts/deletePosts.ts';

/**
 * Ends a group with its posts, their files, and all that was told or flagged of them. Gives the files
 * whose bytes go after the transaction; null where the group is gone.
 */
export async function removeGroup(
  write: Database,
  publish: Publish,
  { forget, fileUse }: Pick<Notifier, 'forget'> & { fileUse: FileUse },
  id: string,
): Promise<DiscardedFile[] | null> {
  const group = await write
    .selectFrom('groups')
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (!group) return null;
  const { rows } = await sql<{ file_id: string }>`
    select file_id from post_files join posts on posts.id = post_id
    where group_id = ${id}::uuid`.execute(write);
  await forget(write, publish, 'post', await deletePostsOf(write, 'group_id', id));
  await write
    .deleteFrom('flags')
    .where('content_type', '=', 'group')
    .where('content_id', '=', id)
    .execute();
  await write.deleteFrom('groups').where('id', '=', id).execute();
  await forget(write, publish, 'group', [id]);
  return fileUse.discard(
    write,
    rows.map(({ file_id }) => file_id),
  );
}
