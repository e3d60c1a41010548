import { ApiError } from '@saudagar/contract';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { shownToggle, toggleMachine } from './toggleMachine.ts';

const saveMachine = toggleMachine<{ id: string }, { saved: boolean }>('save', ({ saved }) => saved);

function startSave(set: (value: boolean) => Promise<{ saved: boolean }>) {
  const setValue = vi.fn(set);
  const publish = vi.fn();
  const logFailure = vi.fn();
  const machine = saveMachine.provide({
    actors: { set: fromPromise(({ input: { value } }) => setValue(value)) },
    actions: { publish: (_, params) => publish(params), logFailure },
  });
  const actor = createActor(machine, { input: { subject: { id: 'a' }, value: false } }).start();
  const press = () => actor.send({ type: 'toggle.pressed' });
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches('settled'));
  const shown = () => actor.getSnapshot().context.desired;
  return { actor, logFailure, press, publish, setValue, settled, shown };
}

it('shows the choice at once and settles on the answer', async () => {
  const { press, publish, settled, shown } = startSave(async (saved) => ({ saved }));
  press();
  expect(shown()).toBe(true);
  await settled();
  expect(shown()).toBe(true);
  expect(publish).toHaveBeenCalledExactlyOnceWith({
    subject: { id: 'a' },
    settled: { value: true, count: null },
    reply: { saved: true },
  });
});

it('sends only the last of quick presses', async () => {
  const { press, setValue, settled, shown } = startSave(async (saved) => ({ saved }));
  for (let count = 0; count < 4; count += 1) press();
  await settled();
  expect(setValue.mock.calls).toEqual([[true], [false]]);
  expect(shown()).toBe(false);
});

it('rolls back to what the server last said', async () => {
  const { actor, logFailure, press, publish, settled, shown } = startSave(() =>
    Promise.reject(new ApiError('network')),
  );
  press();
  actor.send({ type: 'toggle.read', value: true });
  await settled();
  expect(shown()).toBe(true);
  expect(logFailure).toHaveBeenCalledOnce();
  expect(publish).toHaveBeenCalledExactlyOnceWith({
    subject: { id: 'a' },
    settled: { value: true, count: null },
    reply: null,
  });
});

it('takes over what was read while nothing is pending', () => {
  const { actor, shown } = startSave(async (saved) => ({ saved }));
  actor.send({ type: 'toggle.read', value: true });
  expect(shown()).toBe(true);
});

interface LikeReply {
  liked: boolean;
  likes?: number;
}

const likeMachine = toggleMachine<null, LikeReply>('like', ({ liked, likes }) => ({
  value: liked,
  count: likes,
}));

function startLike(value: boolean, count: number) {
  const calls: PromiseWithResolvers<LikeReply>[] = [];
  const machine = likeMachine.provide({
    actors: {
      set: fromPromise(() => {
        const call = Promise.withResolvers<LikeReply>();
        calls.push(call);
        return call.promise;
      }),
    },
    actions: { publish: () => {}, logFailure: () => {} },
  });
  const actor = createActor(machine, { input: { subject: null, value, count } }).start();
  const press = () => actor.send({ type: 'toggle.pressed' });
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches('settled'));
  const shown = () => shownToggle(actor.getSnapshot().context);
  return { actor, calls, press, settled, shown };
}

it('counts along, and believes the count that the server tells', async () => {
  const { calls, press, settled, shown } = startLike(false, 4);
  press();
  expect(shown()).toEqual({ value: true, count: 5 });
  calls[0]?.resolve({ liked: true, likes: 12 });
  await settled();
  expect(shown()).toEqual({ value: true, count: 12 });
  press();
  calls[1]?.resolve({ liked: false });
  await settled();
  expect(shown()).toEqual({ value: false, count: 11 });
});

it('never counts below nothing, and counts back after a failure', async () => {
  const { calls, press, settled, shown } = startLike(true, 0);
  press();
  expect(shown()).toEqual({ value: false, count: 0 });
  calls[0]?.reject(new ApiError('network'));
  await settled();
  expect(shown()).toEqual({ value: true, count: 0 });
});

it('counts what was read meanwhile together with the pending choice', () => {
  const { actor, press, shown } = startLike(true, 9);
  press();
  actor.send({ type: 'toggle.read', value: true, count: 20 });
  expect(shown()).toEqual({ value: false, count: 19 });
});
