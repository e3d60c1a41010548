import { heldCalls } from '@saudagar/storybook/heldCalls';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { countsMachine } from './countsFlow.ts';

function startCounts() {
  const counts = heldCalls<void, { id: string }>();
  const logged: unknown[] = [];
  const machine = countsMachine.provide({
    actors: { count: counts.actor },
    actions: { logFailure: (_, { error }) => logged.push(error) },
  });
  const actor = createActor(machine, { input: { id: 'batik' } }).start();
  return {
    counts,
    logged,
    change: () => actor.send({ type: 'posts.changed' }),
    state: () => actor.getSnapshot().value,
  };
}

test('posts of a group are counted again when one is added during a count', async () => {
  const { counts, change, state } = startCounts();
  expect(counts.calls).toHaveLength(0);
  change();
  change();
  expect(counts.calls).toHaveLength(2);
  await counts.last.answer();
  expect(counts.last.input).toEqual({ id: 'batik' });
  expect(state()).toBe('known');
});

test('a failed count of posts is logged, and repeated on the next change', async () => {
  const { counts, logged, change, state } = startCounts();
  change();
  await counts.last.fail(new Error('offline'));
  expect(logged).toHaveLength(1);
  expect(state()).toBe('known');
  change();
  expect(state()).toBe('counting');
});
