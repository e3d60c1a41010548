import { ApiError, type LikeReply, likePost } from '@saudagar/contract';
import { heldCalls } from '@saudagar/storybook/heldCalls';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type LikeSubject, likeCall, likeMachine } from './likeFlow.ts';
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

it('a choice shows at once and settles on the reply', async () => {
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

it('quick presses send only the last choice', async () => {
  const { press, setValue, settled, shown } = startSave(async (saved) => ({ saved }));
  for (let count = 0; count < 4; count += 1) press();
  await settled();
  expect(setValue.mock.calls).toEqual([[true], [false]]);
  expect(shown()).toBe(false);
});

// RES-048
it("a failed choice rolls back to the server's last value", async () => {
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

it('a value read while idle replaces the choice', () => {
  const { actor, shown } = startSave(async (saved) => ({ saved }));
  actor.send({ type: 'toggle.read', value: true });
  expect(shown()).toBe(true);
});

const offline = new ApiError('network');
const SUBJECT: LikeSubject = {
  key: 'post.like',
  call: likeCall(likePost, { id: 'post' }),
  publish: () => {},
};

function startLike(value: boolean, count: number) {
  const calls = heldCalls<LikeReply, { subject: LikeSubject; value: boolean }>();
  const machine = likeMachine.provide({
    actors: { set: calls.actor, watchSent: heldCalls<LikeReply, { subject: LikeSubject }>().actor },
    actions: { publish: () => {}, logFailure: () => {} },
  });
  const actor = createActor(machine, { input: { subject: SUBJECT, value, count } }).start();
  const press = () => actor.send({ type: 'toggle.pressed' });
  const shown = () => shownToggle(actor.getSnapshot().context);
  return { actor, calls, press, shown };
}

// RES-048
it("a choice adjusts its count, and accepts the server's", async () => {
  const { calls, press, shown } = startLike(false, 4);
  press();
  expect(shown()).toEqual({ value: true, count: 5 });
  await calls.last.answer({ liked: true, likes_count: 12 });
  expect(shown()).toEqual({ value: true, count: 12 });
  press();
  await calls.last.answer({ liked: false });
  expect(shown()).toEqual({ value: false, count: 11 });
});

// RES-048
it('a reply without a value confirms the sent one', async () => {
  const { calls, press, shown } = startLike(false, 4);
  press();
  press();
  await calls.last.answer({});
  expect(calls.last.input.value).toBe(false);
  await calls.last.answer({ likes_count: 7 });
  expect(shown()).toEqual({ value: false, count: 7 });
});

it("a reply that differs from the member's choice takes precedence", async () => {
  const { calls, press, shown } = startLike(false, 4);
  press();
  await calls.last.answer({ liked: false });
  expect(shown()).toEqual({ value: false, count: 4 });
});

it('a count never drops below zero, and is restored after a failure', async () => {
  const { calls, press, shown } = startLike(true, 0);
  press();
  expect(shown()).toEqual({ value: false, count: 0 });
  await calls.last.fail(offline);
  expect(shown()).toEqual({ value: true, count: 0 });
});

it('a count read during a pending choice includes that choice', () => {
  const { actor, press, shown } = startLike(true, 9);
  press();
  actor.send({ type: 'toggle.read', value: true, count: 20 });
  expect(shown()).toEqual({ value: false, count: 19 });
});

it('any order of presses, replies and failures settles on the last choice', async () => {
  const step = fc.constantFrom('press', 'answer', 'fail');
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 30 }), async (liked, steps) => {
      const { actor, calls, press, shown } = startLike(liked, 10);
      let desired = liked;
      let settled = liked;
      const isSaving = () => actor.getSnapshot().value === 'saving';
      for (const taken of steps) {
        if (taken === 'press') {
          press();
          desired = !desired;
        } else if (isSaving()) {
          const { input, answer, fail } = calls.last;
          await (taken === 'answer' ? answer({ liked: input.value }) : fail(offline));
          if (taken === 'answer') settled = input.value;
          // Only a failure of the last choice reverts it, to the server's last value.
          else if (input.value === desired) desired = settled;
        }
        expect(shown().value).toBe(desired);
      }
      while (isSaving()) await calls.last.answer({ liked: calls.last.input.value });
      expect(shown()).toEqual({ value: desired, count: 10 + Number(desired) - Number(liked) });
    }),
    { numRuns: 200 },
  );
});

/** A like whose first choice waits for the server. */
async function startWaiting() {
  const calls = heldCalls<LikeReply, { subject: LikeSubject; value: boolean }>();
  const outcomes = heldCalls<LikeReply, { subject: LikeSubject }>();
  const publish = vi.fn();
  const machine = likeMachine.provide({
    actors: { set: calls.actor, watchSent: outcomes.actor },
    actions: { publish: (_, { settled }) => publish(settled), logFailure: () => {} },
  });
  const input = { subject: SUBJECT, value: false, count: 4 };
  const actor = createActor(machine, { input }).start();
  actor.send({ type: 'toggle.pressed' });
  await calls.last.fail(new ApiError('waiting'));
  const shown = () => shownToggle(actor.getSnapshot().context);
  return { actor, calls, outcomes, publish, shown };
}

// FEED-223
it('a waiting choice stays shown until its reply', async () => {
  const { actor, outcomes, publish, shown } = await startWaiting();
  actor.send({ type: 'toggle.read', value: false, count: 6 });
  expect(shown()).toEqual({ value: true, count: 7 });
  await outcomes.last.answer({ liked: true, likes_count: 9 });
  expect(shown()).toEqual({ value: true, count: 9 });
  expect(publish).toHaveBeenCalledExactlyOnceWith({ value: true, count: 9 });
});

// FEED-223
it('a choice made while one waits is sent in its place', async () => {
  const { actor, calls, outcomes, shown } = await startWaiting();
  actor.send({ type: 'toggle.pressed' });
  expect(calls.last.input.value).toBe(false);
  actor.send({ type: 'toggle.pressed' });
  await calls.last.fail(new ApiError('waiting'));
  expect(calls.last.input.value).toBe(true);
  await calls.last.fail(new ApiError('waiting'));
  await outcomes.last.answer({});
  expect(shown()).toEqual({ value: true, count: 5 });
});

// FEED-224
it('a refused choice rolls back after its wait', async () => {
  const { actor, outcomes, shown } = await startWaiting();
  await outcomes.last.fail(new ApiError('refused', { status: 404 }));
  expect(actor.getSnapshot().value).toBe('settled');
  expect(shown()).toEqual({ value: false, count: 4 });
});

// FEED-223
it('a choice that an earlier page left waiting is shown', () => {
  const { actor, shown } = startLike(false, 4);
  actor.send({ type: 'toggle.awaited', value: true });
  expect(shown()).toEqual({ value: true, count: 5 });
});
