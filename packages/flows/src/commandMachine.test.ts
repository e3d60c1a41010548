import { ApiError } from '@saudagar/contract';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { commandMachine } from './commandMachine.ts';

const leaveMachine = commandMachine<{ groupId: string }, { left: boolean }>('leave');

function startLeave(run: () => Promise<{ left: boolean }>) {
  const running = vi.fn(run);
  const publish = vi.fn();
  const logFailure = vi.fn();
  const machine = leaveMachine.provide({
    actors: { run: fromPromise(running) },
    actions: { publish: (_, params) => publish(params), logFailure },
  });
  const actor = createActor(machine, { input: { input: { groupId: 'group-1' } } });
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  return { actor, emitted, logFailure, publish, running };
}

it('a command waits for confirmation, runs once and publishes', async () => {
  const { actor, emitted, publish, running } = startLeave(async () => ({ left: true }));
  expect(running).not.toHaveBeenCalled();
  actor.send({ type: 'command.confirmed' });
  actor.send({ type: 'command.confirmed' });
  await waitFor(actor, ({ status }) => status === 'done');
  expect(running).toHaveBeenCalledOnce();
  expect(publish).toHaveBeenCalledExactlyOnceWith({
    input: { groupId: 'group-1' },
    done: { left: true },
  });
  expect(emitted).toEqual(['command.done']);
  expect(actor.getSnapshot().context.done).toEqual({ left: true });
});

it('a failed command keeps and logs its error, and can be retried', async () => {
  let isDown = true;
  const { actor, emitted, logFailure } = startLeave(async () => {
    if (isDown) throw new ApiError('network');
    return { left: true };
  });
  actor.send({ type: 'command.confirmed' });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(actor.getSnapshot().context.failure?.kind).toBe('network');
  isDown = false;
  actor.send({ type: 'command.confirmed' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  await waitFor(actor, ({ status }) => status === 'done');
  expect(emitted).toEqual(['command.failed', 'command.done']);
  expect(logFailure).toHaveBeenCalledOnce();
});
