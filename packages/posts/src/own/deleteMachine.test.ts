import { ApiError } from '@saudagar/contract';
import { heldCalls } from '@saudagar/storybook/heldCalls';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Written } from '../written.ts';
import { type Deleted, deleteMachine } from './deleteMachine.ts';

const offline = new ApiError('network');
const input = { postId: 'p1', commentId: null };

function startDelete() {
  const removals = heldCalls<Deleted, Written>();
  const machine = deleteMachine.provide({
    actors: { remove: removals.actor },
    actions: { tellPlaces: () => {} },
  });
  const removal = createActor(machine, { input });
  const told = vi.fn();
  removal.on('*', told);
  removal.start();
  return {
    removals,
    told,
    confirm: () => removal.send({ type: 'delete.confirmed' }),
    snapshot: () => removal.getSnapshot(),
  };
}

test('deletes only when confirmed, once, and tells of it', async () => {
  const { removals, told, confirm, snapshot } = startDelete();
  expect(snapshot().value).toBe('asking');
  expect(snapshot().hasTag('idle')).toBe(true);
  confirm();
  confirm();
  expect(removals.calls.map((call) => call.input)).toEqual([input]);
  expect(snapshot().hasTag('idle')).toBe(false);
  await removals.last.answer({ type: 'post.deleted', id: 'p1' });
  expect(snapshot().value).toBe('deleted');
  expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'post.deleted', id: 'p1' });
});

test('a failure says why and may be tried again', async () => {
  const { removals, told, confirm, snapshot } = startDelete();
  confirm();
  await removals.last.fail(offline);
  expect(snapshot().value).toBe('failed');
  expect(snapshot().context.failure).toBe(offline);
  expect(told).not.toHaveBeenCalled();
  confirm();
  expect(removals.calls).toHaveLength(2);
});

test('refuses to run without its actor', async () => {
  const removal = createActor(deleteMachine, { input }).start();
  removal.send({ type: 'delete.confirmed' });
  await vi.waitFor(() =>
    expect(String(removal.getSnapshot().context.failure?.cause)).toContain('provide remove'),
  );
});
