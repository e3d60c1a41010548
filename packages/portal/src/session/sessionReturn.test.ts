import { ApiError } from '@saudagar/contract';
import { describe, expect, test, vi } from 'vitest';
import { budi, signedIn, siti, startSession } from './startSession.testing.ts';

const offline = new ApiError('network');

/** A session whose server could not be reached three times. */
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
  test('asks again by itself, less and less often, and keeps its failure meanwhile', async () => {
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

  test('asks at once when the page is online or looked at again', async () => {
    const { actor, reach } = await unreachable({ validations: [offline, offline, offline, siti] });
    actor.send({ type: 'page.returned' });
    await reach('signedIn');
  });

  test('waits as long as a busy server says', async () => {
    const busy = ApiError.fromAnswer(429, undefined, { retryAfter: 30 });
    const { actor, clock, reach } = await unreachable({ validations: [busy, busy, busy, siti] });
    clock.increment(29_999);
    expect(actor.getSnapshot().matches('unreachable')).toBe(true);
    clock.increment(1);
    await reach('signedIn');
  });
});

describe('a signed-out session of a portal', () => {
  test('asks for a token again and again, and signs in with it', async () => {
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

  test('asks at once when the page is online or looked at again', async () => {
    const another = async () => 'another';
    const { actor, reach } = startSession({ token: async () => null, another });
    await reach({ signedOut: 'resting' });
    actor.send({ type: 'page.returned' });
    await reach('signedIn');
  });

  test('starts anew on Retry, and takes another member apart from the last one', async () => {
    const another = async () => null;
    const { actor, reach, context } = await signedIn({ validations: [siti, budi], another });
    actor.send({ type: 'session.expired' });
    actor.send({ type: 'session.retried' });
    await reach('signedIn');
    expect(context()).toMatchObject({ user: budi, generation: 1 });
  });
});

// WID-022, WID-026
test('a store tells of sign-ins by itself: nothing is asked', async () => {
  const { clock, reach, actor } = startSession({ token: async () => null });
  await reach({ signedOut: 'left' });
  clock.increment(60_000);
  expect(actor.getSnapshot().matches({ signedOut: 'left' })).toBe(true);
});

describe('the end of a session', () => {
  test('is told with its reason', async () => {
    const { actor, ended } = await signedIn();
    expect(ended).not.toHaveBeenCalled();
    actor.send({ type: 'session.expired' });
    expect(ended).toHaveBeenCalledExactlyOnceWith('expired');
  });

  test('is told of a token that the server never took', async () => {
    const { reach, ended } = startSession({ validations: [ApiError.fromAnswer(401, undefined)] });
    await reach('signedOut');
    expect(ended).toHaveBeenCalledExactlyOnceWith('refused');
  });

  test('is not told where nobody was signed in', async () => {
    const { reach, ended } = startSession({ token: async () => null });
    await reach('signedOut');
    expect(ended).not.toHaveBeenCalled();
  });
});
