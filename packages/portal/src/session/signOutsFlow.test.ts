import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import {
  cleanUpAfterEachTest,
  open,
  reply,
  serve,
  settled,
  siti,
} from '../provider/openPortal.testing.ts';
import { createMemoryStorage } from '../storage/storageBackend.ts';
import { signOutsMachine } from './signOutsFlow.ts';

cleanUpAfterEachTest();

const KEY = 'saudagar.sign-outs.v1';

describe('signing out without a connection', () => {
  test('is sent by the next page before anything else, with the token of then', async () => {
    const storage = createMemoryStorage();
    serve({ '/api/auth/logout': () => reply({}, 503) });
    const first = open({ storage });
    await first.reach('signedIn');
    first.portal.session.send({ type: 'session.signedOut' });
    await first.reach('signedOut');
    expect(first.store.read()).toBeNull();
    expect(storage.storage.getItem(KEY)).toBe('["token of siti"]');
    first.stop();

    const requests = serve();
    const next = open({ storage });
    await next.reach('signedIn');
    expect(requests.map(({ path, token }) => [path, token])).toEqual([
      ['/api/auth/logout', siti.access_token],
      ['/api/auth/me', siti.access_token],
    ]);
    expect(storage.storage.getItem(KEY)).toBeNull();
  });

  test.each([401, 404, 204])('is over once the server answers %d', async (status) => {
    const storage = createMemoryStorage();
    storage.storage.setItem(KEY, '["old"]');
    const answer = () => new Response(null, { status });
    const requests = serve({ '/api/auth/logout': answer });
    const { reach } = open({ storage, first: null });
    await reach('signedOut');
    await settled();
    expect(requests.map(({ token }) => token)).toEqual(['old']);
    expect(storage.storage.getItem(KEY)).toBeNull();
  });
});

test('sign-outs are sent again, less and less often, and at once when the page returns', async () => {
  const send = vi.fn<() => Promise<undefined>>().mockRejectedValue(new Error('offline'));
  const clock = new SimulatedClock();
  const logic = signOutsMachine.provide({
    actors: { send: fromPromise(send), watchPage: fromCallback(() => {}) },
  });
  const actor = createActor(logic, { clock }).start();
  const waiting = () => waitFor(actor, (snapshot) => snapshot.matches('waiting'));
  for (const delay of [5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    await waiting();
    clock.increment(delay - 1);
    expect(actor.getSnapshot().matches('waiting')).toBe(true);
    clock.increment(1);
  }
  await waiting();
  send.mockResolvedValue(undefined);
  actor.send({ type: 'page.returned' });
  await waitFor(actor, (snapshot) => snapshot.matches('resting'));
  actor.send({ type: 'signOut.kept' });
  await waitFor(actor, (snapshot) => snapshot.matches('resting'));
  expect(send).toHaveBeenCalledTimes(9);
});
