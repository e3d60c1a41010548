import { ApiError } from '@saudagar/contract';
import { describe, expect, test, vi } from 'vitest';
import { budi, never, signedIn, siti, started, startSession } from './startSession.testing.ts';

describe('an expired session', () => {
  test('drops the token and says why', async () => {
    const { actor, context, forget } = await signedIn();
    actor.send({ type: 'session.expired' });
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(context()).toMatchObject({ user: null, owner: 'siti', ended: 'expired', generation: 0 });
    expect(forget).toHaveBeenCalledOnce();
  });

  test('is no news where nobody is signed in', async () => {
    const { actor, context, reach, forget } = startSession({ token: async () => null });
    await reach('signedOut');
    actor.send({ type: 'session.expired' });
    expect(context().ended).toBeNull();
    expect(forget).not.toHaveBeenCalled();
  });

  test('is forgotten once a member signs in', async () => {
    const { actor, context } = await signedIn();
    actor.send({ type: 'session.expired' });
    actor.send(started(siti));
    expect(context().ended).toBeNull();
  });
});

describe('a deactivated account', () => {
  test('ends the session with its reason, and keeps the token for other tabs to learn it', async () => {
    const { actor, context, forget, distrust, ended } = await signedIn();
    actor.send({ type: 'session.deactivated' });
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(context()).toMatchObject({ user: null, owner: 'siti', ended: 'deactivated' });
    expect(ended).toHaveBeenCalledExactlyOnceWith('deactivated');
    expect(forget).not.toHaveBeenCalled();
    expect(distrust).toHaveBeenCalledOnce();
  });

  test('says its reason on the next load too, which drops the token (SHELL-116)', async () => {
    const shut = ApiError.fromAnswer(403, { detail: 'Shut', code: 'deactivated' });
    const { context, reach, forget } = startSession({ validations: [shut] });
    await reach('signedOut');
    expect(context().ended).toBe('deactivated');
    expect(forget).toHaveBeenCalledOnce();
  });
});

describe('leaving', () => {
  test('tells the server, then parts with everything', async () => {
    const { actor, context, reach } = await signedIn();
    actor.send({ type: 'session.signedOut' });
    expect(actor.getSnapshot().matches('leaving')).toBe(true);
    expect(context().user).toBe(siti);
    await reach('signedOut');
    expect(context()).toMatchObject({ user: null, owner: null, ended: 'left', generation: 1 });
  });

  test('goes on where the server refuses', async () => {
    const { actor, context, reach } = await signedIn({
      revoke: () => Promise.reject(new ApiError('network')),
    });
    actor.send({ type: 'session.signedOut' });
    await reach('signedOut');
    expect(context().ended).toBe('left');
  });

  test('waits 3 s at most for a server that never answers', async () => {
    const { actor, clock } = await signedIn({ revoke: () => never });
    actor.send({ type: 'session.signedOut' });
    clock.increment(2999);
    expect(actor.getSnapshot().matches('leaving')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
  });

  test('twice is leaving once', async () => {
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

  test('is possible while the server cannot be reached', async () => {
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

  test('while a validation runs: its answer signs nobody in', async () => {
    const late = Promise.withResolvers<never>();
    const { actor, reach, context } = startSession({ validations: [late.promise] });
    await reach('validating');
    actor.send({ type: 'session.signedOut' });
    late.resolve(siti as never);
    await reach('signedOut');
    expect(context().user).toBeNull();
  });

  test('while another tab signs someone in follows that tab', async () => {
    const { actor, context, reach } = await signedIn({
      validations: [siti, budi],
      revoke: () => never,
    });
    actor.send({ type: 'session.signedOut' });
    actor.send({ type: 'session.changed', member: 'budi' });
    await reach('signedIn');
    expect(context()).toMatchObject({ user: budi, generation: 1 });
  });
});

describe('leaving with something unsent', () => {
  test('is asked first, and the member may stay', async () => {
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

  test('is asked before leaving everywhere too, which says what it loses', async () => {
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
  ])('is asked before leaving everywhere also where %s', async (_, unsent) => {
    const { actor, reach, context } = await signedIn({ unsent });
    actor.send({ type: 'leaving.requested', isEverywhere: true });
    await reach({ signedIn: 'leavingAsked' });
    expect(context().asked).toEqual({ isEverywhere: true, hasUnsent: false });
  });

  test.each([
    ['where there is nothing', async () => false],
    ['where the browser keeps nothing', () => Promise.reject(new Error('no storage'))],
  ])('is not asked %s', async (_, unsent) => {
    const { actor, reach } = await signedIn({ unsent });
    actor.send({ type: 'leaving.requested' });
    await reach('signedOut');
  });
});

describe('another tab', () => {
  test('that ended the session ends it here, and keeps what was begun', async () => {
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

  test('that signed in signs in here', async () => {
    const token = vi.fn<() => Promise<string | null>>().mockResolvedValueOnce(null);
    token.mockResolvedValue('token');
    const { actor, reach, context } = startSession({ token });
    await reach('signedOut');
    actor.send({ type: 'session.changed', member: 'siti' });
    await reach('signedIn');
    expect(context().user).toBe(siti);
  });

  test('that signed the same member in anew keeps them in sight while their token is checked', async () => {
    const { actor, reach, context } = await signedIn({ validations: [siti, siti] });
    actor.send({ type: 'session.changed', member: 'siti' });
    expect(actor.getSnapshot().hasTag('checking')).toBe(true);
    expect(context().user).toBe(siti);
    await reach('signedIn');
    expect(context().generation).toBe(0);
  });

  test('that signed someone else in parts with the last member at once', async () => {
    const { actor, reach, context } = await signedIn({ validations: [siti, budi] });
    actor.send({ type: 'session.changed', member: 'budi' });
    expect(context()).toMatchObject({ user: null, owner: null, generation: 1 });
    await reach('signedIn');
    expect(context()).toMatchObject({ user: budi, owner: 'budi', generation: 1 });
  });

  test('that changed the token gives validation its repeats again', async () => {
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
