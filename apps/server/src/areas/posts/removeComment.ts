import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { CommentsTable } from './tables.ts';

/**
 * Deletes a comment, and its deleted parent if this was the last reply. One with replies stays
 * without text. The transaction has locked the post.
 */
export async function removeComment(
  write: Database,
  { id, parent_id }: Selectable<CommentsTable>,
  at: Date,
): Promise<void> {
  if (await hasReplies(write, id)) {
    await write.deleteFrom('comment_likes').where('comment_id', '=', id).execute();
    await write
      .updateTable('comments')
      .set({ content: '', deleted_at: at, likes_count: 0 })
      .where('id', '=', id)
      .execute();
    return;
  }
  await write.deleteFrom('comments').where('id', '=', id).execute();
  if (parent_id !== null && !(await hasReplies(write, parent_id)))
    await write
      .deleteFrom('comments')
      .where('id', '=', parent_id)
      .where('deleted_at', 'is not', null)
      .execute();
}

async function hasReplies(write: Database, id: string): Promise<boolean> {
  const reply = await write
    .selectFrom('comments')
    .where('parent_id', '=', id)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return reply !== undefined;
}
