import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { addToCalendarMachine } from './addToCalendarFlow.ts';

const entry = {
  id: 'event-1@saudagar-hub',
  sequence: 0,
  title: 'Pameran',
  description: '',
  location: 'Surabaya',
  start: '2026-12-01T02:00:00Z',
  end: '2026-12-01T02:00:00Z',
  isCancelled: false,
  isTentative: false,
  organizer: 'Siti Rahmawati',
  url: null,
  changed: '2026-11-01T02:00:00Z',
};

it('a calendar file that failed is reported, and retried on the next press', async () => {
  let tries = 0;
  const failed: unknown[] = [];
  const machine = addToCalendarMachine.provide({
    actors: {
      handOver: fromPromise(async () => {
        tries += 1;
        if (tries === 1) throw new TypeError('Failed to fetch');
      }),
    },
    actions: { logFailure: (_, { error }) => failed.push(error) },
  });
  const actor = createActor(machine).start();
  const emitted: unknown[] = [];
  actor.on('calendar.failed', (event) => emitted.push(event.type));
  actor.send({ type: 'calendar.wanted', entry });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect([failed.length, emitted]).toEqual([1, ['calendar.failed']]);
  actor.send({ type: 'calendar.wanted', entry });
  await waitFor(actor, (snapshot) => snapshot.matches('resting'));
  expect(tries).toBe(2);
});
