import { ApiError } from '@saudagar/contract';
import { describe, expect, test, vi } from 'vitest';
import { budi, never, signedIn, siti, startSession } from './startSession.testing.ts';

const offline = new ApiError('network');

/** Opens a session whose server was unreachable three times. */
async function unreachable(answers: Parameters<typeof startSession>[0] = {}) {
  const session = startSession(answers);
  for (const delay of [1000, 2000]) {
    await session.reach('waiting');
    session.clock.increment(delay);
  }
  await session.reach('unreachable');
  return session;
}

describe('an unreachable session', () => {
  test('an unreachable session retries at increasing intervals, and keeps its failure', async () => {
    const { clock, reach, actor, context, validate } = await unreachable({
      validations: [offline, offline, offline, offline, siti],
    });
    clock.increment(4999);
    expect(actor.getSnapshot().matches('unreachable')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('checking')).toBe(true);
    expect(context().failure).toBe(offline);
    await reach('unreachable');
    expect(validate).toHaveBeenCalledTimes(4);
    clock.increment(9999);
    expect(actor.getSnapshot().matches('unreachable')).toBe(true);
    clock.increment(1);
    await reach('signedIn');
    expect(context()).toMatchObject({ failure: null, returns: 0 });
  });

  test('an unreachable session retries at once when the page is online or visible', async () => {
    const { actor, reach } = await unreachable({ validations: [offline, offline, offline, siti] });
    actor.send({ type: 'page.returned' });
    await reach('signedIn');
  });

  test('an unreachable session waits as long as a busy server asks', async () => {
    const busy = ApiError.fromAnswer(429, undefined, { retryAfter: 30 });
    const { actor, clock, reach } = await unreachable({ validations: [busy, busy, busy, siti] });
    clock.increment(29_999);
    expect(actor.getSnapshot().matches('unreachable')).toBe(true);
    clock.increment(1);
    await reach('signedIn');
  });
});

describe('a session without a network', () => {
  test('a member with data on the device comes in, and is confirmed later', async () => {
    const { clock, reach, actor, context } = startSession({
      validations: [offline, offline, offline, budi],
      offline: siti,
    });
    await reach({ signedIn: { staying: 'unconfirmed' } });
    expect(context()).toMatchObject({ user: siti, owner: 'siti', returns: 1 });
    clock.increment(10_000);
    await reach({ signedIn: { staying: 'confirming' } });
    await reach({ signedIn: { staying: 'unconfirmed' } });
    actor.send({ type: 'page.returned' });
    await reach({ signedIn: { staying: 'confirming' } });
    await reach({ signedIn: { staying: 'unconfirmed' } });
    actor.send({ type: 'page.returned' });
    await reach({ signedIn: { staying: 'known' } });
    expect(context()).toMatchObject({ user: budi, generation: 1 });
  });

  test('a slow check of a member who came in is noticed, and ends with the reply', async () => {
    const { clock, reach, actor } = startSession({ validations: [never], offline: siti });
    await reach({ signedIn: { staying: { confirming: 'unnoticed' } } });
    expect(actor.getSnapshot().hasTag('unconfirmed')).toBe(false);
    clock.increment(1000);
    expect(actor.getSnapshot().hasTag('unconfirmed')).toBe(true);
  });

  test('a member who comes in without a network is signed out by an invalid token', async () => {
    const { reach, actor, forget } = startSession({ validations: [offline], offline: siti });
    await reach({ signedIn: { staying: 'unconfirmed' } });
    actor.send({ type: 'session.expired' });
    await reach('signedOut');
    expect(forget).toHaveBeenCalled();
  });
});

describe("a portal's signed-out session", () => {
  test('a signed-out portal is asked for a token repeatedly, and signs in with it', async () => {
    const another = vi.fn<() => Promise<string | null>>();
    another.mockResolvedValueOnce(null).mockRejectedValueOnce(offline).mockResolvedValue('late');
    const { clock, reach } = startSession({ token: async () => null, another });
    for (const delay of [2000, 4000, 8000]) {
      await reach({ signedOut: 'resting' });
      clock.increment(delay);
    }
    await reach('signedIn');
    expect(another).toHaveBeenCalledTimes(3);
  });

  test('a signed-out portal is asked at once when the page is online or visible', async () => {
    const another = async () => 'another';
    const { actor, reach } = startSession({ token: async () => null, another });
    await reach({ signedOut: 'resting' });
    actor.send({ type: 'page.returned' });
    await reach('signedIn');
  });

  test('Retry restarts the session, and separates another member from the last one', async () => {
    const another = async () => null;
    const { actor, reach, context } = await signedIn({ validations: [siti, budi], another });
    actor.send({ type: 'session.expired' });
    actor.send({ type: 'session.retried' });
    await reach('signedIn');
    expect(context()).toMatchObject({ user: budi, generation: 1 });
  });
});

// WID-022, WID-026
test('a store reports sign-ins by itself, so that nothing is polled', async () => {
  const { clock, reach, actor } = startSession({ token: async () => null });
  await reach({ signedOut: 'left' });
  clock.increment(60_000);
  expect(actor.getSnapshot().matches({ signedOut: 'left' })).toBe(true);
});

describe('events about the end of a session', () => {
  test('the end of a session is published with its reason', async () => {
    const { actor, ended } = await signedIn();
    expect(ended).not.toHaveBeenCalled();
    actor.send({ type: 'session.expired' });
    expect(ended).toHaveBeenCalledExactlyOnceWith('expired');
  });

  test('a token never accepted by the server publishes the end of the session', async () => {
    const { reach, ended } = startSession({ validations: [ApiError.fromAnswer(401, undefined)] });
    await reach('signedOut');
    expect(ended).toHaveBeenCalledExactlyOnceWith('refused');
  });

  test('no end is published when nobody was signed in', async () => {
    const { reach, ended } = startSession({ token: async () => null });
    await reach('signedOut');
    expect(ended).not.toHaveBeenCalled();
  });
});
