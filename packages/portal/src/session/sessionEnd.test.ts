import { ApiError } from '@saudagar/contract';
import { describe, expect, test, vi } from 'vitest';
import { budi, never, signedIn, siti, started, startSession } from './startSession.testing.ts';

describe('an expired session', () => {
  test('an expired session drops the token and says why', async () => {
    const { actor, context, forget } = await signedIn();
    actor.send({ type: 'session.expired' });
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(context()).toMatchObject({ user: null, owner: 'siti', ended: 'expired', generation: 0 });
    expect(forget).toHaveBeenCalledOnce();
  });

  test('an expiry while signed out is ignored', async () => {
    const { actor, context, reach, forget } = startSession({ token: async () => null });
    await reach('signedOut');
    actor.send({ type: 'session.expired' });
    expect(context().ended).toBeNull();
    expect(forget).not.toHaveBeenCalled();
  });

  test('the reason of an expiry is cleared by the next sign-in', async () => {
    const { actor, context } = await signedIn();
    actor.send({ type: 'session.expired' });
    actor.send(started(siti));
    expect(context().ended).toBeNull();
  });
});

describe('a deactivated account', () => {
  test('deactivation ends the session with a reason, and keeps its token for other tabs', async () => {
    const { actor, context, forget, distrust, ended } = await signedIn();
    const suspension = { reason: 'Palsu', until: '2096-12-06T03:00:00.000Z' };
    actor.send({ type: 'session.deactivated', suspension });
    expect(context().suspension).toEqual(suspension);
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(context()).toMatchObject({ user: null, owner: 'siti', ended: 'deactivated' });
    expect(ended).toHaveBeenCalledExactlyOnceWith('deactivated');
    expect(forget).not.toHaveBeenCalled();
    expect(distrust).toHaveBeenCalledOnce();
  });

  test('deactivation is reported on the next load, which drops the token (SHELL-116)', async () => {
    const shut = ApiError.fromAnswer(403, { detail: 'Shut', code: 'deactivated' });
    const { context, reach, forget } = startSession({ validations: [shut] });
    await reach('signedOut');
    expect(context().ended).toBe('deactivated');
    expect(forget).toHaveBeenCalledOnce();
  });
});

describe('signing out', () => {
  test('signing out informs the server, then removes all data', async () => {
    const { actor, context, reach } = await signedIn();
    actor.send({ type: 'session.signedOut' });
    expect(actor.getSnapshot().matches('leaving')).toBe(true);
    expect(context().user).toBe(siti);
    await reach('signedOut');
    expect(context()).toMatchObject({ user: null, owner: null, ended: 'left', generation: 1 });
  });

  test('signing out continues when the server rejects it', async () => {
    const { actor, context, reach } = await signedIn({
      revoke: () => Promise.reject(new ApiError('network')),
    });
    actor.send({ type: 'session.signedOut' });
    await reach('signedOut');
    expect(context().ended).toBe('left');
  });

  test('signing out waits at most 3 s for a server that never answers', async () => {
    const { actor, clock } = await signedIn({ revoke: () => never });
    actor.send({ type: 'session.signedOut' });
    clock.increment(2999);
    expect(actor.getSnapshot().matches('leaving')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
  });

  test('a repeated sign-out is sent once', async () => {
    const revoke = vi.fn(async () => undefined);
    const { actor, reach, context } = await signedIn({ revoke });
    actor.send({ type: 'session.signedOut' });
    actor.send({ type: 'session.signedOut' });
    await reach('signedOut');
    actor.send({ type: 'session.signedOut' });
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(revoke).toHaveBeenCalledOnce();
    expect(context().generation).toBe(1);
  });

  test('signing out works while the server is unreachable', async () => {
    const failure = new ApiError('network');
    const { actor, clock, reach } = startSession({ token: () => Promise.reject(failure) });
    await reach('waiting');
    clock.increment(1000);
    await reach('waiting');
    clock.increment(2000);
    await reach('unreachable');
    actor.send({ type: 'session.signedOut' });
    await reach('signedOut');
  });

  test('the reply to a validation does not sign in after signing out', async () => {
    const late = Promise.withResolvers<never>();
    const { actor, reach, context } = startSession({ validations: [late.promise] });
    await reach('validating');
    actor.send({ type: 'session.signedOut' });
    late.resolve(siti as never);
    await reach('signedOut');
    expect(context().user).toBeNull();
  });

  test('signing out follows another tab that signs another member in', async () => {
    const { actor, context, reach } = await signedIn({
      validations: [siti, budi],
      revoke: () => never,
    });
    actor.send({ type: 'session.signedOut' });
    actor.send({ type: 'session.changed', memberId: 'budi' });
    await reach('signedIn');
    expect(context()).toMatchObject({ user: budi, generation: 1 });
  });
});

describe('signing out with unsent data', () => {
  test('signing out with unsent data asks first, and the member may stay', async () => {
    const { actor, reach, context } = await signedIn({ unsent: async () => true });
    actor.send({ type: 'leaving.requested' });
    await reach({ signedIn: 'leavingAsked' });
    actor.send({ type: 'signOut.cancelled' });
    expect(actor.getSnapshot().matches({ signedIn: 'staying' })).toBe(true);
    actor.send({ type: 'leaving.requested' });
    await reach({ signedIn: 'leavingAsked' });
    actor.send({ type: 'session.signedOut' });
    await reach('signedOut');
    expect(context().ended).toBe('left');
  });

  test('signing out everywhere also asks first, and names unsent data', async () => {
    const { actor, reach, context } = await signedIn({ unsent: async () => true });
    actor.send({ type: 'leaving.requested', isEverywhere: true });
    await reach({ signedIn: 'leavingAsked' });
    expect(context().asked).toEqual({ isEverywhere: true, hasUnsent: true });
    actor.send({ type: 'session.leftEverywhere' });
    await reach('signedOut');
    expect(context().ended).toBe('left');
  });

  test.each([
    ['nothing is unsent', async () => false],
    ['the browser keeps nothing', () => Promise.reject(new Error('no storage'))],
  ])('signing out everywhere also asks first when %s', async (_, unsent) => {
    const { actor, reach, context } = await signedIn({ unsent });
    actor.send({ type: 'leaving.requested', isEverywhere: true });
    await reach({ signedIn: 'leavingAsked' });
    expect(context().asked).toEqual({ isEverywhere: true, hasUnsent: false });
  });

  test.each([
    ['where there is nothing', async () => false],
    ['where the browser keeps nothing', () => Promise.reject(new Error('no storage'))],
  ])('signing out asks no question %s', async (_, unsent) => {
    const { actor, reach } = await signedIn({ unsent });
    actor.send({ type: 'leaving.requested' });
    await reach('signedOut');
  });
});

describe('session events of another tab', () => {
  test('the end of a session in another tab ends it here, and keeps data', async () => {
    const token = vi.fn<() => Promise<string | null>>().mockResolvedValueOnce('token');
    token.mockResolvedValue(null);
    const { actor, reach, context, forget } = await signedIn({ token });
    actor.send({ type: 'session.changed' });
    await reach('signedOut');
    expect(context()).toMatchObject({
      user: null,
      owner: 'siti',
      ended: 'elsewhere',
      generation: 0,
    });
    expect(forget).not.toHaveBeenCalled();
  });

  test('a sign-in in another tab signs in here', async () => {
    const token = vi.fn<() => Promise<string | null>>().mockResolvedValueOnce(null);
    token.mockResolvedValue('token');
    const { actor, reach, context } = startSession({ token });
    await reach('signedOut');
    actor.send({ type: 'session.changed', memberId: 'siti' });
    await reach('signedIn');
    expect(context().user).toBe(siti);
  });

  test("the same member's new sign-in elsewhere keeps them visible during its check", async () => {
    const { actor, reach, context } = await signedIn({ validations: [siti, siti] });
    actor.send({ type: 'session.changed', memberId: 'siti' });
    expect(actor.getSnapshot().hasTag('checking')).toBe(true);
    expect(context().user).toBe(siti);
    await reach('signedIn');
    expect(context().generation).toBe(0);
  });

  test("another member's sign-in elsewhere removes the last member's data at once", async () => {
    const { actor, reach, context } = await signedIn({ validations: [siti, budi] });
    actor.send({ type: 'session.changed', memberId: 'budi' });
    expect(context()).toMatchObject({ user: null, owner: null, generation: 1 });
    await reach('signedIn');
    expect(context()).toMatchObject({ user: budi, owner: 'budi', generation: 1 });
  });

  test('a token changed by another tab resets the retries of its validation', async () => {
    const failure = new ApiError('network');
    const { actor, clock, reach, validate } = startSession({
      validations: [failure, failure, failure, failure, siti],
    });
    await reach('waiting');
    clock.increment(1000);
    await reach('waiting');
    clock.increment(2000);
    await reach('unreachable');
    actor.send({ type: 'session.changed' });
    await reach('waiting');
    clock.increment(1000);
    await reach('signedIn');
    expect(validate).toHaveBeenCalledTimes(5);
  });
});
