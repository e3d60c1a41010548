import { expect, test } from 'vitest';
import { commentNotifications, likeNotifications } from './notificationDrafts.ts';

const post = { id: 'p1', user_id: 'siti', content: 'Koleksi batik\n siap kirim' };
const recipientsOf = (notices: ReturnType<typeof commentNotifications>) =>
  notices.flatMap(({ key, recipients }) => recipients.map((id) => [id, key]));

test('a comment tells each member once: mentioned, else replied to, else the author', () => {
  const comment = { user_id: 'budi', mentioned: ['ayu'] };
  const to = (user_id: string) => ({ ...comment, repliedTo: { id: 'c1', user_id } });
  expect(recipientsOf(commentNotifications(post, to('ayu')))).toEqual([
    ['ayu', 'mentioned_in_comment:p1'],
    ['siti', 'post_commented:p1'],
  ]);
  expect(recipientsOf(commentNotifications(post, to('siti')))).toEqual([
    ['ayu', 'mentioned_in_comment:p1'],
    ['siti', 'comment_replied:c1'],
  ]);
});

test('a subject carries the beginning of the post', () => {
  const titleOf = (content: string) =>
    likeNotifications({ ...post, content }, 'budi')[0]?.subject.title;
  expect(titleOf(post.content)).toBe('Koleksi batik siap kirim');
  expect(titleOf('**Grosir** [kopi](https://kopi.id)')).toBe('Grosir kopi');
  expect(titleOf(`${'a'.repeat(70)}. terakhir dijemur`)).toBe(`${'a'.repeat(70)}…`);
  expect(titleOf(' \n ')).toBeNull();
  expect(titleOf('👩'.repeat(200))).toBe(`${'👩'.repeat(79)}…`);
});
