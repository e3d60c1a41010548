import { buildMember, buildPost } from '@saudagar/mocks';
import { expect, test } from 'vitest';
import { changePosts } from './postChange.ts';

const budi = buildMember({ id: 'member-2' });
const first = buildPost({ id: 'p1', comments_count: 2, likes_count: 4 });
const second = buildPost({ id: 'p2', user: budi });
const posts = [first, second];

test('a change concerns one post and leaves the others the same objects', () => {
  const [liked, other] = changePosts(posts, {
    type: 'post.liked',
    id: 'p1',
    liked: true,
    count: 9,
  });
  expect(liked).toEqual({ ...first, user_liked: true, likes_count: 9 });
  expect(other).toBe(second);
});

test('a comment counts as one more, unless the server told the number', () => {
  expect(changePosts(posts, { type: 'post.commented', id: 'p1' })[0]?.comments_count).toBe(3);
  expect(
    changePosts(posts, { type: 'post.commented', id: 'p1', count: 1 })[0]?.comments_count,
  ).toBe(1);
});

test('an edited post keeps what the answer does not tell', () => {
  const { files: _, ...answer } = buildPost({ id: 'p1', content: 'Harga baru' });
  const [edited] = changePosts(posts, { type: 'post.edited', post: answer });
  expect(edited).toMatchObject({ content: 'Harga baru', files: first.files });
});

test('a deleted post goes', () => {
  expect(changePosts(posts, { type: 'post.deleted', id: 'p1' })).toEqual([second]);
  expect(changePosts(posts, { type: 'post.deleted', id: 'p9' })).toEqual(posts);
});
