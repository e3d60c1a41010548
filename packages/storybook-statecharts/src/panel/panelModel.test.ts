import { expect, test } from 'vitest';
import { machineGraph } from '../machine/machineGraph.ts';
import { inWords, waitingInWords } from '../machine/plainNames.ts';
import { deliveryMachine } from '../samples/machines.testing.ts';
import { readEvent } from './EventForm.tsx';
import { pathInWords, targetsInWords } from './panelModel.ts';

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
