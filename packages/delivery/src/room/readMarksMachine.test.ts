import { ApiError } from '@saudagar/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { readMarksMachine } from './readMarksMachine.ts';

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));

function start() {
  const clock = new SimulatedClock();
  const sent: string[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const logFailure = vi.fn();
  const actor = createActor(
    readMarksMachine.provide({
      actors: {
        sendRead: fromPromise(({ input: { roomId, sequence } }) => {
          sent.push(`${roomId} ${sequence}`);
          const answer = Promise.withResolvers<void>();
          answers.push(answer);
          return answer.promise;
        }),
        watchPage: fromCallback(() => {}),
      },
      actions: { logFailure },
    }),
    { clock },
  );
  actor.start();
  return {
    clock,
    sent,
    logFailure,
    see: (roomId: string, sequence: number) => actor.send({ type: 'room.seen', roomId, sequence }),
    leavePage: () => actor.send({ type: 'page.leaving' }),
    answer() {
      answers.at(-1)?.resolve();
      return passOn();
    },
    fail(error: ApiError) {
      answers.at(-1)?.reject(error);
      return passOn();
    },
    is: (state: 'resting' | 'collecting' | 'sending' | 'waiting') =>
      actor.getSnapshot().matches(state),
  };
}

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a burst is told once, as far as it was read', async () => {
  const { clock, see, sent, answer, is } = start();
  see('room', 4);
  see('room', 6);
  see('room', 5);
  expect(sent).toEqual([]);
  clock.increment(300);
  expect(sent).toEqual(['room 6']);
  await answer();
  expect(is('resting')).toBe(true);
});

test('what was gathered is told at once where the page is left', async () => {
  const { see, sent, answer, leavePage, is } = start();
  leavePage();
  expect(sent).toEqual([]);
  see('room', 4);
  leavePage();
  expect(sent).toEqual(['room 4']);
  await answer();
  expect(is('resting')).toBe(true);
});

test('what is read meanwhile, there or elsewhere, is told next', async () => {
  const { clock, see, sent, answer, is } = start();
  see('room', 4);
  clock.increment(300);
  see('room', 5);
  see('other', 1);
  await answer();
  clock.increment(300);
  await answer();
  clock.increment(300);
  await answer();
  expect(sent).toEqual(['room 4', 'room 5', 'other 1']);
  expect(is('resting')).toBe(true);
});

test('is told again where the server could not be reached', async () => {
  const { clock, see, sent, fail, answer, is } = start();
  see('room', 4);
  clock.increment(300);
  await fail(new ApiError('network'));
  expect(is('waiting')).toBe(true);
  see('room', 5);
  clock.increment(500);
  expect(sent).toEqual(['room 4', 'room 5']);
  await answer();
  expect(is('resting')).toBe(true);
});

test('is let go where the server refuses it, as one without the call does', async () => {
  const { clock, see, sent, fail, is, logFailure } = start();
  see('room', 4);
  clock.increment(300);
  await fail(new ApiError('refused', { status: 404 }));
  expect(logFailure).toHaveBeenCalledOnce();
  clock.increment(600_000);
  expect(sent).toHaveLength(1);
  expect(is('resting')).toBe(true);
});
