import { describe, expect, test } from 'vitest';
import { machineGraph } from '../machine/machineGraph.ts';
import { inWords, waitingInWords } from '../machine/plainNames.ts';
import type { ActorLine } from '../protocol.ts';
import { deliveryMachine } from '../samples/machines.testing.ts';
import { readEvent } from './EventForm.tsx';
import { firstActor, inOrder, pathInWords, targetsInWords } from './panelModel.ts';

const actor = (machine: string, status: ActorLine['status'] = 'active'): ActorLine => ({
  key: `${machine} ${status}`,
  name: machine,
  machine,
  status,
  current: [],
  leaves: [],
});
const hints = { linked: null, before: null, title: '' };

describe('selection of the first machine', () => {
  const all = [actor('portal'), actor('session'), actor('like'), actor('login')];
  const background = ['portal', 'session'];

  test.each([
    ['the one in the address', { show: 'session' }, { ...hints, linked: 'portal' }, 'portal'],
    ['the one the story asks for', { show: 'session' }, hints, 'session'],
    [
      'one named like the component',
      { background },
      { ...hints, title: 'Account/LoginForm' },
      'login',
    ],
    [
      'the one looked at before',
      { background },
      { ...hints, before: 'like', title: 'Posts/Card' },
      'like',
    ],
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

  test('background machines are listed last', () => {
    expect(inOrder(all, background).map(({ machine }) => machine)).toEqual([
      'like',
      'login',
      'portal',
      'session',
    ]);
  });
});

test('names are shown as words', () => {
  expect(['loadingMore', 'post.submitted', 'LOADING_MORE', 'step2Done', '…'].map(inWords)).toEqual([
    'Loading more',
    'Post submitted',
    'Loading more',
    'Step2 done',
    '…',
  ]);
  expect(waitingInWords('done: loadPage', 'words')).toBe('Load page: finished');
  expect(waitingInWords('after 5 s', 'words')).toBe('after 5 s');
  expect(waitingInWords('done: loadPage', 'code')).toBe('done: loadPage');
});

test('a state is named by its path, a transition by its target', () => {
  const graph = machineGraph(deliveryMachine);
  expect(pathInWords('delivery.underway.atTheDoor', graph, 'words')).toBe('Underway › At the door');
  expect(pathInWords('delivery', graph, 'words')).toBe('Delivery');
  const steps = graph.arrows.filter(({ trigger }) => trigger === 'tour.started');
  expect(targetsInWords(steps, 'delivery', 'words')).toBe('Driving, Returned');
});

test('an event is JSON with a type, else an error says what it lacks', () => {
  expect(readEvent('{ "type": "a", "b": 1 }')).toEqual({ type: 'a', b: 1 });
  expect(readEvent('{')).toMatch(/^This is not JSON/);
  expect(readEvent('{ "b": 1 }')).toMatch(/with a "type"/);
  expect(readEvent('null')).toMatch(/with a "type"/);
});
