import { ApiError } from '@saudagar/contract';
import { buildMember } from '@saudagar/mocks';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type Found, type ReadBy, suggestionsMachine, type Typed } from './suggestionsMachine.ts';

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));
const dewi: Found = {
  sign: '@',
  username: 'dewi.a',
  member: buildMember({ username: 'dewi.a', full_name: 'Dewi Anggraini' }),
};
const dedi: Found = {
  sign: '@',
  username: 'dedi',
  member: buildMember({ username: 'dedi', full_name: 'Dedi S' }),
};
const kopi: Found = { sign: '#', hashtag: { tag: 'kopi', posts_count: 3 } };

function start() {
  const asked: (Typed & {
    readBy: ReadBy;
    answer(found: Found[]): Promise<void>;
    fail(error: unknown): Promise<void>;
  })[] = [];
  const clock = new SimulatedClock();
  const find = fromPromise<Found[], Typed & { readBy: ReadBy }>(({ input }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Found[]>();
    asked.push({
      ...input,
      answer(found) {
        resolve(found);
        return passOn();
      },
      fail(error) {
        reject(error);
        return passOn();
      },
    });
    return promise;
  });
  const input = { readBy: { groupId: 'group-1' } };
  const machine = suggestionsMachine.provide({ actors: { find } });
  const actor = createActor(machine, { clock, input }).start();
  return {
    asked,
    clock,
    type: (sign: Typed['sign'], text: string) =>
      actor.send({ type: 'text.typed', typed: { sign, text } }),
    end: () => actor.send({ type: 'text.typed', typed: null }),
    state: () => actor.getSnapshot().value,
    found: () => actor.getSnapshot().context.found,
  };
}

test('suggestions are requested once typing pauses', async () => {
  const { type, clock, asked, state, found } = start();
  type('@', 'd');
  type('@', 'de');
  clock.increment(149);
  expect(asked).toEqual([]);
  clock.increment(1);
  expect(asked).toMatchObject([{ sign: '@', text: 'de', readBy: { groupId: 'group-1' } }]);
  await asked[0]?.answer([dewi, dedi]);
  expect(state()).toBe('found');
  expect(found()).toEqual([dewi, dedi]);
});

test('suggestions narrow while the next request runs; the last text wins', async () => {
  const { type, clock, asked, found } = start();
  type('@', 'de');
  clock.increment(150);
  await asked[0]?.answer([dewi, dedi]);
  type('@', 'dew');
  expect(found()).toEqual([dewi]);
  clock.increment(150);
  type('@', 'ang');
  expect(found()).toEqual([dewi]);
  clock.increment(150);
  await asked[1]?.answer([dedi]);
  expect(found()).toEqual([dewi]);
  await asked[2]?.answer([]);
  expect(found()).toEqual([]);
});

test('suggestions are cleared when nothing is typed or another trigger starts', async () => {
  const { type, end, clock, asked, found, state } = start();
  type('@', 'de');
  clock.increment(150);
  await asked[0]?.answer([dewi]);
  type('#', 'k');
  expect(found()).toEqual([]);
  clock.increment(150);
  await asked[1]?.answer([kopi]);
  expect(found()).toEqual([kopi]);
  end();
  expect([found(), state()]).toEqual([[], 'resting']);
});

test('a bare trigger suggests the likeliest members and most used hashtags', () => {
  const { type, clock, asked } = start();
  type('@', '');
  clock.increment(150);
  type('#', '');
  clock.increment(150);
  expect(asked).toMatchObject([
    { sign: '@', text: '' },
    { sign: '#', text: '' },
  ]);
});

test('suggestions ignore a failure and send a request with the next key', async () => {
  const { type, clock, asked, state, found } = start();
  type('@', 'd');
  clock.increment(150);
  await asked[0]?.fail(new ApiError('network'));
  expect([state(), found()]).toEqual(['failed', []]);
  type('@', 'de');
  clock.increment(150);
  await asked[1]?.answer([dewi]);
  expect(found()).toEqual([dewi]);
});

test('suggestionsMachine throws when its actor is not provided', async () => {
  const clock = new SimulatedClock();
  const actor = createActor(suggestionsMachine, { clock, input: { readBy: {} } }).start();
  actor.send({ type: 'text.typed', typed: { sign: '#', text: 'k' } });
  clock.increment(150);
  await passOn();
  expect(actor.getSnapshot().value).toBe('failed');
});
