import type { Database } from '../../database/schema.ts';

/** Archives the member's posts, comments and likes, oldest first. */
export async function archivePosts(db: Database, memberId: string) {
  const likes = (of: 'post_likes' | 'comment_likes') =>
    db.selectFrom(of).where('member_id', '=', memberId).orderBy('created_at');
  return {
    posts: await db
      .selectFrom('posts')
      .where('member_id', '=', memberId)
      .orderBy('id')
      .select(['id', 'content', 'hashtags', 'mentions', 'group_id', 'created_at', 'edited_at'])
      .execute(),
    comments: await db
      .selectFrom('comments')
      .where('member_id', '=', memberId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .select(['id', 'post_id', 'parent_id', 'content', 'created_at', 'edited_at'])
      .execute(),
    liked_posts: await likes('post_likes').select(['post_id', 'created_at']).execute(),
    liked_comments: await likes('comment_likes').select(['comment_id', 'created_at']).execute(),
  };
}
