import type { Comment } from '@saudagar/contract';
import { buildComment } from '@saudagar/mocks';
import { expect, test } from 'vitest';
import { changeComments } from './commentChange.ts';

const top = buildComment({ id: 'c1' });
const reply = buildComment({ id: 'r1', parent_comment_id: 'c1' });
const other = buildComment({ id: 'c2' });
const ids = (comments: Comment[]) => comments.map(({ id }) => id);
const remove = (id: string) => ({ type: 'comment.deleted', id }) as const;

test('an edited or liked comment is replaced in place', () => {
  const comment = { ...other, content: 'Sudah saya perbaiki' };
  expect(changeComments([top, other], { type: 'comment.edited', comment }, [])).toEqual([
    top,
    comment,
  ]);
  const [liked] = changeComments(
    [top],
    { type: 'comment.liked', id: 'c1', liked: true, count: 3 },
    [],
  );
  expect(liked).toMatchObject({ user_liked: true, likes_count: 3 });
});

test('a deleted comment is removed; with replies it becomes a tombstone', () => {
  expect(ids(changeComments([top, reply, other], remove('c2'), []))).toEqual(['c1', 'r1']);
  const [tombstone] = changeComments([top], remove('c1'), [reply]);
  expect(tombstone).toMatchObject({ id: 'c1', content: '', user: null });
  expect(tombstone?.deleted_at).toBeTruthy();
});

test('a tombstone is removed with its last reply', () => {
  const second = buildComment({ id: 'r2', parent_comment_id: 'c1' });
  const withTombstone = changeComments([top, reply, second, other], remove('c1'), []);
  const oneLeft = changeComments(withTombstone, remove('r1'), []);
  expect(ids(oneLeft)).toEqual(['c1', 'r2', 'c2']);
  expect(ids(changeComments(oneLeft, remove('r2'), []))).toEqual(['c2']);
  expect(ids(changeComments([top, reply], remove('r1'), []))).toEqual(['c1']);
});
