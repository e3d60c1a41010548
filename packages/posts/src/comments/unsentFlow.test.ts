import { heldCalls } from '@saudagar/storybook/heldCalls';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { unsentMachine } from './unsentFlow.ts';

function startUnsent() {
  const reads = heldCalls<readonly string[], void>();
  const unsent = createActor(
    unsentMachine.provide({ actors: { readNames: reads.actor as never } }),
  ).start();
  return { unsent, reads, names: () => unsent.getSnapshot().context.names };
}

test('unsent comments are listed until their field is opened', async () => {
  const { unsent, reads, names } = startUnsent();
  await reads.last.answer(['posts.comment.p1', 'feed.composer']);
  unsent.send({ type: 'unsent.opened', name: 'posts.comment.p1' });
  expect(names()).toEqual(['feed.composer']);
});

test('no unsent comments are listed when the browser stores none', async () => {
  const { unsent, reads, names } = startUnsent();
  await reads.last.fail(new Error('No storage'));
  expect(unsent.getSnapshot().value).toBe('unknown');
  expect(names()).toEqual([]);
});

test('unsent comments are unknown when the actor is missing', async () => {
  const unsent = createActor(unsentMachine).start();
  await new Promise((resolve) => setImmediate(resolve));
  expect(unsent.getSnapshot().value).toBe('unknown');
});
