import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { installOfferMachine } from './installOfferFlow.ts';

const TODAY = 'Tue Dec 01 2026';

/** Starts the offer for a member; returns what was kept and how often it was offered. */
function start(firstVisit: string | null) {
  const keepVisit = vi.fn();
  const offered = vi.fn();
  const actor = createActor(
    installOfferMachine.provide({ actions: { keepVisit: (_, { visit }) => keepVisit(visit) } }),
    { input: { firstVisit, today: TODAY } },
  );
  actor.on('install.offered', offered);
  actor.start();
  actor.send({ type: 'install.possible' });
  actor.send({ type: 'install.possible' });
  return { kept: keepVisit.mock.calls.flat(), offers: offered.mock.calls.length };
}

// SHELL-192
it.each([
  ['a first visit', null, { kept: [TODAY], offers: 0 }],
  ['the same day', TODAY, { kept: [TODAY], offers: 0 }],
  ['another day', 'Mon Nov 30 2026', { kept: ['Mon Nov 30 2026', 'offered'], offers: 1 }],
  ['a visit after the offer', 'offered', { kept: ['offered'], offers: 0 }],
])('the app is offered once, on another day: %s', (_, firstVisit, result) => {
  expect(start(firstVisit)).toEqual(result);
});
