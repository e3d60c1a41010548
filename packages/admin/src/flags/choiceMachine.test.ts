import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { choiceMachine } from './choiceMachine.ts';

const decision = (...ids: string[]) => ({
  type: 'decision.asked' as const,
  subject: { action: 'dismiss' as const, cases: ids.map((id) => ({ caseId: id, flagId: id })) },
  title: 'Kopi Gayo',
  consequence: null,
});

function start(...ids: string[]) {
  const actor = createActor(choiceMachine);
  actor.start();
  actor.send({ type: 'cases.chosen', ids });
  return actor;
}

test('selected cases stay selected when a decision is opened and cancelled', () => {
  const actor = start('a', 'b');
  actor.send(decision('a', 'b'));
  expect(actor.getSnapshot().context.asked?.title).toBe('Kopi Gayo');
  actor.send({ type: 'decision.cancelled' });
  expect(actor.getSnapshot().context).toEqual({ chosen: ['a', 'b'], asked: null });
});

test('decided cases are deselected and no others', () => {
  const actor = start('a', 'b', 'c');
  actor.send(decision('b'));
  actor.send({ type: 'decision.made' });
  expect(actor.getSnapshot().context).toEqual({ chosen: ['a', 'c'], asked: null });
});

test('every case is deselected when the filters change', () => {
  const actor = start('a', 'b');
  actor.send({ type: 'filters.changed' });
  expect(actor.getSnapshot().context.chosen).toEqual([]);
});
