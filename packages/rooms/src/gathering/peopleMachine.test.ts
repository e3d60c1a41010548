import { ApiError, type Member } from '@saudagar/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { peopleMachine } from './peopleMachine.ts';

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));
const budi: Member = { id: 'budi', full_name: 'Budi Santoso' };

function open() {
  const clock = new SimulatedClock();
  const asked: (PromiseWithResolvers<Member[]> & { query: string })[] = [];
  const actor = createActor(
    peopleMachine.provide({
      actors: {
        findMembers: fromPromise(({ input: { query } }) => {
          const answer = { ...Promise.withResolvers<Member[]>(), query };
          asked.push(answer);
          return answer.promise;
        }),
      },
    }),
    { clock },
  ).start();
  return {
    actor,
    clock,
    queries: () => asked.map(({ query }) => query),
    type: (query: string) => actor.send({ type: 'query.changed', query }),
    answer(...found: Member[]) {
      asked.at(-1)?.resolve(found);
      return passOn();
    },
    fail() {
      asked.at(-1)?.reject(new ApiError('network'));
      return passOn();
    },
    state: () => actor.getSnapshot().value,
    found: () => actor.getSnapshot().context.found,
  };
}

it('offers members before a name is typed', async () => {
  const { answer, queries, state, found } = open();
  expect(queries()).toEqual(['']);
  await answer(budi);
  expect([state(), found()]).toEqual(['found', [budi]]);
});

it('asks once typing pauses, and shows meanwhile whom it had', async () => {
  const { type, clock, answer, queries, found, state } = open();
  await answer(budi);
  type('d');
  type('de');
  clock.increment(149);
  expect(queries()).toEqual(['']);
  clock.increment(1);
  expect(queries()).toEqual(['', 'de']);
  expect(found()).toEqual([budi]);
  await answer();
  expect([state(), found()]).toEqual(['nobody', []]);
});

it('offers them again once somebody was chosen by name', async () => {
  const { actor, type, clock, answer, queries } = open();
  actor.send({ type: 'query.cleared' });
  await answer(budi);
  actor.send({ type: 'query.cleared' });
  expect(queries()).toEqual(['']);
  type('budi');
  clock.increment(150);
  await answer(budi);
  actor.send({ type: 'query.cleared' });
  expect(queries()).toEqual(['', 'budi', '']);
  expect(actor.getSnapshot().context.query).toBe('');
});

it('that failed is tried again by hand, and by the next key', async () => {
  const { actor, type, clock, fail, answer, state } = open();
  await fail();
  expect(state()).toBe('failed');
  actor.send({ type: 'people.retried' });
  await fail();
  type('b');
  clock.increment(150);
  await answer(budi);
  expect(state()).toBe('found');
});

it('refuses to run without its actor', async () => {
  const actor = createActor(peopleMachine).start();
  await passOn();
  expect(actor.getSnapshot().value).toBe('failed');
});
