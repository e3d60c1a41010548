import { buildResource } from '@saudagar/mocks';
import { expect, it } from 'vitest';
import { titleOf } from '../content/titleOf.ts';
import { changeManaged } from './resourceChange.ts';

const [one, other] = [buildResource({ id: 'r1' }), buildResource({ id: 'r2' })];
const draft = { ...one, approval_status: 'draft' as const };

it('a changed resource is replaced in the list, and the others stay', () => {
  const changed = changeManaged([one, other], { id: 'r1', resource: draft }, { status: '' });
  expect(changed).toEqual([draft, other]);
  expect(changed[1]).toBe(other);
});

it('a resource leaves the list when deleted or no longer matching the status filter', () => {
  expect(changeManaged([one], { id: 'r1', resource: null }, { status: '' })).toEqual([]);
  expect(changeManaged([one], { id: 'r1', resource: draft }, { status: 'approved' })).toEqual([]);
});

it('content is labelled by its name, else by its title', () => {
  expect(titleOf({ name: 'Kopi', title: 'Teh' })).toBe('Kopi');
  expect(titleOf({ name: ' ', title: 'Teh' })).toBe('Teh');
  expect(titleOf({ name: null, title: null })).toBeNull();
});
