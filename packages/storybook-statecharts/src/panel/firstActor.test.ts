import { describe, expect, test } from 'vitest';
import type { ActorLine } from '../protocol.ts';
import { firstActor, inOrder } from './firstActor.ts';

const actor = (machine: string, status: ActorLine['status'] = 'active'): ActorLine => ({
  key: `${machine} ${status}`,
  name: machine,
  machine,
  status,
  current: [],
  leaves: [],
});
const hints = { linked: null, before: null, file: '' };
const background = ['portal', 'session', 'connection', 'outbox'];
const all = ['portal', 'session', 'like', 'login'].map((machine) => actor(machine));

describe('selection of the first machine', () => {
  const form = './packages/account/src/LoginForm.stories.tsx';
  const card = './packages/posts/src/Card.stories.tsx';
  test.each([
    ['the one in the address', { show: 'session' }, { ...hints, linked: 'portal' }, 'portal'],
    ['the one the story asks for', { show: 'session' }, hints, 'session'],
    ['one named like the file', { background }, { ...hints, file: form }, 'login'],
    ['the one looked at before', { background }, { ...hints, before: 'like', file: card }, 'like'],
    ['never again one of the background', { background }, { ...hints, before: 'portal' }, 'like'],
    ['the first that is no background', { background }, hints, 'like'],
  ])('the machine shown first is %s', (_, parameters, given, expected) => {
    expect(firstActor(all, parameters, given)?.machine).toBe(expected);
  });

  test('the machine shown first is running, if any is', () => {
    const both = [actor('feed', 'stopped'), actor('feed')];
    expect(firstActor(both, {}, hints)?.status).toBe('active');
    expect(firstActor(both.slice(0, 1), {}, hints)?.status).toBe('stopped');
    expect(firstActor([], {}, hints)).toBeNull();
  });

  test('the nearer of two that are named like the file is shown', () => {
    const both = [actor('usersExport'), actor('users')];
    const file = './packages/admin/src/users/Users.stories.tsx';
    expect(firstActor(both, {}, { ...hints, file })?.machine).toBe('users');
  });

  test('background machines are listed last', () => {
    expect(inOrder(all, background).map(({ machine }) => machine)).toEqual([
      'like',
      'login',
      'portal',
      'session',
    ]);
  });
});
