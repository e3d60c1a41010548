import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { indexHashtags } from './hashtags.ts';
import { COMMENT_LIKES, POST_LIKES, recountLikes } from './likes.ts';

/**
 * Makes the counts and hashtags of restored posts right: rows of accounts deleted meanwhile are not
 * back.
 */
export async function recountPosts(write: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const comments = await write
    .selectFrom('comments')
    .where('post_id', 'in', ids)
    .select('id')
    .execute();
  await recountLikes(write, POST_LIKES, ids);
  await recountLikes(
    write,
    COMMENT_LIKES,
    comments.map(({ id }) => id),
  );
  await sql`
    update posts set comments_count = (
      select count(*) from comments where post_id = posts.id and deleted_at is null)
    where id = any (${ids}::uuid[])`.execute(write);
  const posts = await write
    .selectFrom('posts')
    .where('id', 'in', ids)
    .select(['id as post_id', 'created_at', 'group_id', 'hashtags as after'])
    .execute();
  // The index counts the uses of each hashtag as it writes them.
  await write.deleteFrom('post_hashtags').where('post_id', 'in', ids).execute();
  await indexHashtags(
    write,
    posts.map((post) => ({ ...post, before: [] })),
  );
}
