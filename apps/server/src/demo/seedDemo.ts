import { randomBytes } from 'node:crypto';
import type { Community } from '../community.ts';
import { indexHashtags } from '../posts/hashtags.ts';
import { indexMembers } from '../suggestions/memberKeys.ts';
import { DEMO_PASSWORD } from './demoAccounts.ts';
import { makeFiles } from './makeFiles.ts';
import { type DemoPlan, planDemo } from './plan.ts';

/**
 * Fills an empty community with merchants, posts with pictures, comments, likes and conversations. All rows are
 * written in one transaction, after all files: a seed cut short leaves no member, so that the next
 * start does it again, over the files left behind.
 */
export async function seedDemo({ db, blobs, now, passwords }: Community): Promise<void> {
  const plan = planDemo(now());
  const [made, known, unknown] = await Promise.all([
    makeFiles(blobs, plan),
    passwords.hash(DEMO_PASSWORD),
    passwords.hash(randomBytes(24).toString('base64url')),
  ]);
  const members = plan.members.map(({ row, canSignIn }) => ({
    ...row,
    password_hash: canSignIn ? known : unknown,
  }));
  const files = plan.files.map(({ row }) => {
    const facts = made.get(row.id);
    if (!facts) throw new Error(`demo: ${row.original_filename} was not made`);
    return { ...row, ...facts };
  });
  await db.transaction().execute(async (write) => {
    await write.insertInto('members').values(members).execute();
    await indexMembers(write, members);
    await write.insertInto('files').values(files).execute();
    await write.insertInto('posts').values(plan.posts).execute();
    await indexHashtags(write, plan.posts.map(hashtagsOf));
    await write.insertInto('post_files').values(plan.postFiles).execute();
    await write.insertInto('comments').values(plan.comments).execute();
    await write.insertInto('post_likes').values(plan.likes).execute();
    await write.insertInto('comment_likes').values(plan.commentLikes).execute();
    await write.insertInto('connections').values(plan.connections).execute();
    await write.insertInto('rooms').values(plan.rooms).execute();
    await write.insertInto('room_members').values(plan.roomMembers).execute();
    await write.insertInto('messages').values(plan.messages).execute();
    await write.insertInto('message_files').values(plan.messageFiles).execute();
  });
}

const hashtagsOf = ({ id, created_at, hashtags }: DemoPlan['posts'][number]) => ({
  post_id: id,
  created_at,
  before: [],
  after: JSON.parse(hashtags) as string[],
});
