import type { DemoRows } from '../../../demo/plan.ts';
import type { Database } from '../../database/schema.ts';
import { indexHashtags } from './hashtags.ts';

/** Seeds posts with pictures, comments and likes. */
export async function seedPosts(write: Database, plan: DemoRows): Promise<void> {
  await write.insertInto('posts').values(plan.posts).execute();
  await indexHashtags(write, plan.posts.map(hashtagsOf));
  await write.insertInto('post_files').values(plan.postFiles).execute();
  await write.insertInto('comments').values(plan.comments).execute();
  await write.insertInto('post_likes').values(plan.likes).execute();
  await write.insertInto('comment_likes').values(plan.commentLikes).execute();
}

const hashtagsOf = ({ id, created_at, hashtags }: DemoRows['posts'][number]) => ({
  post_id: id,
  created_at,
  group_id: null,
  before: [],
  after: JSON.parse(hashtags) as string[],
});
