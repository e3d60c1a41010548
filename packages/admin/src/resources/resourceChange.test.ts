import { buildResource } from '@saudagar/mocks';
import { expect, it } from 'vitest';
import { titleOf } from '../content/titleOf.ts';
import { changeManaged } from './resourceChange.ts';

const [one, other] = [buildResource({ id: 'r1' }), buildResource({ id: 'r2' })];
const draft = { ...one, approval_status: 'draft' as const };

it('replaces a changed resource and leaves the others as they are', () => {
  const changed = changeManaged([one, other], { id: 'r1', resource: draft }, { status: '' });
  expect(changed).toEqual([draft, other]);
  expect(changed[1]).toBe(other);
});

it('drops a resource that is deleted or no longer matches the status filter', () => {
  expect(changeManaged([one], { id: 'r1', resource: null }, { status: '' })).toEqual([]);
  expect(changeManaged([one], { id: 'r1', resource: draft }, { status: 'approved' })).toEqual([]);
});

it('names content by its name, else by its title', () => {
  expect(titleOf({ name: 'Kopi', title: 'Teh' })).toBe('Kopi');
  expect(titleOf({ name: ' ', title: 'Teh' })).toBe('Teh');
  expect(titleOf({ name: null, title: null })).toBeNull();
});
