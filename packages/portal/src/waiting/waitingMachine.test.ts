import { ApiError, createComment, likePost } from '@saudagar/contract';
import { heldCalls } from '@saudagar/storybook/heldCalls';
import { expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { waitingMachine } from './waitingMachine.ts';
import { type WaitingWrite, waitingWrite } from './waitingWrite.ts';

let minute = 0;
const nextMinute = () => {
  minute += 1;
  return new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
};

const like = (id: string, liked = true) =>
  waitingWrite(
    likePost,
    { params: { id }, body: { liked }, waits: { subject: `like.${id}` } },
    nextMinute(),
  );
const comment = (content: string) =>
  waitingWrite(
    createComment,
    { params: { id: 'p' }, body: { content }, waits: { subject: content, staysRefused: true } },
    nextMinute(),
  );

async function start(found: readonly WaitingWrite[] = []) {
  const clock = new SimulatedClock();
  const calls = heldCalls<unknown, WaitingWrite>();
  const store = vi.fn();
  const machine = waitingMachine.provide({
    actors: {
      findStored: fromPromise(async () => found),
      sendWrite: calls.actor,
      watchStored: fromCallback(() => {}),
      watchReturn: fromCallback(() => {}),
    },
    actions: { store: (_, { change }) => store(change), logFailure: () => {} },
  });
  const actor = createActor(machine, { clock });
  const ends: string[] = [];
  actor.on('*', ({ type, item }) => ends.push(`${type} ${item.subject}`));
  actor.start();
  await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('finding'));
  const make = (item: WaitingWrite) => actor.send({ type: 'write.made', item });
  const subjects = () => actor.getSnapshot().context.items.map(({ subject }) => subject);
  return {
    actor,
    calls,
    clock,
    ends,
    make,
    store,
    subjects,
    state: () => actor.getSnapshot().value,
  };
}

const away = new ApiError('network');

// SHELL-198
it('writes go one at a time in the order in which they were made', async () => {
  const [first, second, third] = [like('a'), comment('Halo'), like('b')] as const;
  const { calls, ends, make, state } = await start([second]);
  make(third);
  make(first);
  expect(calls.last.input.subject).toBe('Halo');
  await calls.last.answer({});
  expect(calls.last.input.subject).toBe('like.a');
  await calls.last.answer({});
  expect(calls.last.input.subject).toBe('like.b');
  await calls.last.answer({});
  expect(state()).toBe('resting');
  expect(ends).toEqual(['write.sent Halo', 'write.sent like.a', 'write.sent like.b']);
});

// SHELL-198
it('a lost network stops the run until it returns or a pause is over', async () => {
  const { actor, calls, clock, make, state } = await start();
  make(like('a'));
  await calls.last.fail(away);
  expect(state()).toBe('pausing');
  clock.increment(2000);
  expect(state()).toBe('sending');
  await calls.last.fail(away);
  clock.increment(4999);
  expect(state()).toBe('pausing');
  actor.send({ type: 'network.returned' });
  expect(state()).toBe('sending');
  await calls.last.answer({});
  expect(state()).toBe('resting');
});

// SHELL-198
it('a session that has ended, or too many calls, never refuse a write', async () => {
  const { calls, clock, make, subjects } = await start();
  make(like('a'));
  for (let tries = 0; tries < 8; tries += 1) {
    await calls.last.fail(new ApiError('unauthorized', { status: 401 }));
    clock.increment(60_000);
    await calls.last.fail(new ApiError('refused', { status: 429, retryAfter: 90 }));
    clock.increment(89_000);
    expect(subjects()).toEqual(['like.a']);
    clock.increment(1000);
  }
});

// SHELL-197
it('a later write of a subject takes the place of the one that waits', async () => {
  const { calls, ends, make, subjects } = await start();
  make(like('a'));
  await calls.last.fail(away);
  make(like('b'));
  make(like('a', false));
  expect(subjects()).toEqual(['like.b', 'like.a']);
  await calls.last.answer({});
  expect(ends).toEqual([]);
  await calls.last.answer({});
  expect(calls.last.input.body).toEqual({ liked: false });
  await calls.last.answer({});
  expect(ends).toEqual(['write.sent like.b', 'write.sent like.a']);
});

// SHELL-199
it('a refused write is dropped, or stays with its reason until it is tried again', async () => {
  const { actor, calls, ends, make, state, store, subjects } = await start();
  make(like('a'));
  make(comment('Halo'));
  await calls.last.fail(new ApiError('refused', { status: 404 }));
  await calls.last.fail(new ApiError('refused', { status: 409, detail: 'Closed' }));
  expect(ends).toEqual(['write.refused like.a', 'write.refused Halo']);
  expect(subjects()).toEqual(['Halo']);
  expect(state()).toBe('resting');
  const [{ id, refusal } = {}] = actor.getSnapshot().context.items;
  expect(refusal).toEqual({ kind: 'refused', status: 409, detail: 'Closed' });
  expect(store).toHaveBeenLastCalledWith({ type: 'refused', id, refusal });
  actor.send({ type: 'write.retried', id: id as string });
  expect(state()).toBe('sending');
  await calls.last.answer({});
  expect(subjects()).toEqual([]);
});

// SHELL-199
it('a server that keeps failing refuses a write after a few tries', async () => {
  const { calls, clock, ends, make } = await start();
  make(comment('Halo'));
  for (let tries = 0; tries < 5; tries += 1) {
    await calls.last.fail(new ApiError('server', { status: 500 }));
    clock.increment(60_000);
  }
  expect(ends).toEqual(['write.refused Halo']);
});

// SHELL-197
it('a removed write is not tried again, nor does its late reply count', async () => {
  const { actor, calls, ends, make, state, subjects } = await start();
  const [first, second] = [comment('Halo'), comment('Apa kabar?')] as const;
  make(first);
  actor.send({ type: 'write.removed', id: first.id });
  expect(subjects()).toEqual([]);
  await calls.last.fail(away);
  expect(state()).toBe('resting');
  make(second);
  actor.send({ type: 'write.removed', id: second.id });
  await calls.last.answer({});
  expect(ends).toEqual(['write.removed Halo', 'write.removed Apa kabar?']);
  expect(calls.calls).toHaveLength(2);
});

// SHELL-198
it('what another tab has sent is no longer sent here', async () => {
  const [first, second] = [like('a'), like('b')] as const;
  const { actor, calls, ends, subjects } = await start([first, second]);
  actor.send({ type: 'storage.changed', items: [] });
  expect(subjects()).toEqual(['like.a']);
  expect(ends).toEqual(['write.sent like.b']);
  await calls.last.answer(undefined);
  expect(ends).toEqual(['write.sent like.b', 'write.sent like.a']);
});
