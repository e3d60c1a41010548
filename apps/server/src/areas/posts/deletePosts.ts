import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Deletion } from '../area.ts';
import { countPosts } from './groupOfPost.ts';
import { indexHashtags } from './hashtags.ts';
import { COMMENT_LIKES, withdrawLikes } from './likes.ts';

/**
 * Deletes a member's posts, comments and likes. Replies under their comments are deleted too,
 * because a placeholder needs an author's row. Counts and popularity follow.
 */
export async function deletePosts(
  write: Database,
  memberId: string,
  { at, community: { forget }, publish }: Deletion,
): Promise<void> {
  const comments = sql`(
    select id, post_id, deleted_at from comments
    where member_id = ${memberId}
      or parent_id in (select id from comments where member_id = ${memberId}))`;
  // Rows whose counts change are locked first, in the same order as everywhere.
  await sql`
    select id from posts
    where member_id = ${memberId}
      or id in (select post_id from ${comments} as deleted)
      or id in (select post_id from post_likes where member_id = ${memberId})
      or id in (select post_id from comments join comment_likes on comment_id = comments.id
                where comment_likes.member_id = ${memberId})
    order by id for no key update`.execute(write);
  await forget(write, publish, 'post', await deletePostsOf(write, 'member_id', memberId));
  await withdrawLikes(write, COMMENT_LIKES, memberId);
  await sql`
    with lost as (
      select post_id, 1 as likes, 0 as comments from post_likes where member_id = ${memberId}
      union all
      select post_id, 0, 1 from ${comments} as deleted where deleted_at is null
    ), sums as (
      select post_id, sum(likes)::int as likes, sum(comments)::int as comments
      from lost group by post_id
    ), noted as (
      insert into score_changes (post_id, delta, created_at)
      select post_id, -(likes + comments), ${at} from sums
    )
    update posts set likes_count = likes_count - sums.likes,
      comments_count = comments_count - sums.comments
    from sums where posts.id = sums.post_id`.execute(write);
  await write.deleteFrom('post_likes').where('member_id', '=', memberId).execute();
  const { rows } = await sql<{ parent_id: string | null }>`
    delete from comments where id in (select id from ${comments} as deleted)
    returning parent_id`.execute(write);
  const parents = rows.flatMap(({ parent_id }) => parent_id ?? []);
  // Deleted comments that were only placeholders for replies.
  await sql`
    delete from comments where id = any (${parents}::uuid[]) and deleted_at is not null
      and not exists (select from comments as reply where reply.parent_id = comments.id)`.execute(
    write,
  );
}

/** Deletes posts of a member or group and returns their ids; comments and likes cascade. */
export async function deletePostsOf(
  write: Database,
  column: 'member_id' | 'group_id',
  value: string,
): Promise<string[]> {
  const own = await write
    .selectFrom('posts')
    .where(column, '=', value)
    .select(['id', 'created_at', 'hashtags', 'group_id'])
    .execute();
  const ids = own.map(({ id }) => id);
  const changes = own.map(({ id, created_at, hashtags, group_id }) => ({
    post_id: id,
    created_at,
    group_id,
    before: hashtags,
    after: [],
  }));
  await indexHashtags(write, changes);
  await write.deleteFrom('posts').where(column, '=', value).execute();
  const inGroups = Map.groupBy(own, ({ group_id }) => group_id);
  for (const [group_id, deleted] of [...inGroups].sort())
    if (group_id !== null) await countPosts(write, group_id, -deleted.length);
  return ids;
}
