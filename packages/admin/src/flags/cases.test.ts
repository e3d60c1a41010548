import type { Flag } from '@saudagar/contract';
import { expect, test } from 'vitest';
import { actionsOf, casesOf, claimantOf, commonActions, previewOf } from './cases.ts';

const flag = (id: string, more: Partial<Flag> = {}): Flag => ({
  id,
  status: 'pending',
  is_active: true,
  reason: 'spam',
  content_type: 'post',
  ...more,
});

test('flags are grouped by case, ordered by each case’s first flag', () => {
  const flags = [flag('1'), flag('2', { case_id: '2' }), flag('3', { case_id: '2' })];
  expect(casesOf(flags).map(({ id, flags: all }) => [id, all.length])).toEqual([
    ['1', 1],
    ['2', 2],
  ]);
});

test('one flag has all actions, several cases only those they have in common', () => {
  expect(actionsOf(flag('1'))).toEqual(['dismiss', 'warn_user', 'remove_content']);
  const cases = casesOf([flag('1'), flag('2', { actions: ['dismiss', 'warn_user'] })]);
  expect(commonActions(cases)).toEqual(['dismiss', 'warn_user']);
});

test('flagged content is previewed by its text, else its name or title (ADM-061–063)', () => {
  const preview = (content: Flag['content']) => previewOf({ content });
  expect(preview({ content: 'Kopi', name: 'Nama' })).toBe('Kopi');
  expect(preview({ content: '**Kopi** [kami](https://toko.id)' })).toBe('Kopi kami');
  expect(preview({ content: ' ', name: 'Nama', title: 'Judul' })).toBe('Nama');
  expect(preview({ title: 'Judul' })).toBe('Judul');
  expect(preview({})).toBeNull();
  expect(preview(null)).toBeNull();
});

test('a moderator’s claim of a case is ignored after it expires', () => {
  const member = { id: 'm1', full_name: 'Rizky' } as never;
  const claim = { member, until: '2026-01-01T10:15:00.000Z' };
  expect(claimantOf({ claim }, Date.parse('2026-01-01T10:14:59.000Z'))).toBe(member);
  expect(claimantOf({ claim }, Date.parse('2026-01-01T10:15:00.000Z'))).toBeNull();
});
