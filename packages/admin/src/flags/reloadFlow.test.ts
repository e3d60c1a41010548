import { expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { reloadMachine } from './reloadFlow.ts';

function start() {
  const reload = vi.fn();
  const clock = new SimulatedClock();
  const actor = createActor(reloadMachine.provide({ actions: { reload } }), { clock });
  actor.start();
  return { actor, clock, reload };
}

test('flags reload one second after a decision (ADM-089, ADM-090)', () => {
  const { actor, clock, reload } = start();
  actor.send({ type: 'decision.made' });
  clock.increment(999);
  expect(reload).not.toHaveBeenCalled();
  clock.increment(1);
  expect(reload).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().hasTag('idle')).toBe(true);
});

test('flags reload half a second after another moderator was first (ADM-087)', () => {
  const { actor, clock, reload } = start();
  actor.send({ type: 'decision.late' });
  clock.increment(499);
  expect(reload).not.toHaveBeenCalled();
  clock.increment(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('flags reload once for decisions in quick succession', () => {
  const { actor, clock, reload } = start();
  actor.send({ type: 'decision.made' });
  clock.increment(600);
  actor.send({ type: 'decision.made' });
  clock.increment(600);
  expect(reload).not.toHaveBeenCalled();
  clock.increment(400);
  expect(reload).toHaveBeenCalledOnce();
});
