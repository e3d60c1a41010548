import { ApiError } from '@saudagar/contract';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock, waitFor } from 'xstate';
import { sessionMachine } from './sessionMachine.ts';
import { budi, signedIn, siti, started, startSession } from './startSession.testing.ts';

describe('validation of a stored token', () => {
  // SHELL-109
  test('the session is signed out, with no reason, when no token is stored', async () => {
    const { reach, context, validate } = startSession({ token: async () => null });
    await reach('signedOut');
    expect(context()).toMatchObject({ user: null, ended: null });
    expect(validate).not.toHaveBeenCalled();
  });

  // SHELL-110
  test('a stored token is validated and gives its user', async () => {
    const { actor, reach, context } = startSession();
    expect(actor.getSnapshot().hasTag('checking')).toBe(true);
    await reach('signedIn');
    expect(actor.getSnapshot().hasTag('checking')).toBe(false);
    expect(context()).toMatchObject({ user: siti, owner: 'siti', generation: 0 });
  });

  // SHELL-116–118
  test.each([400, 401, 403, 404])(
    'a token rejected with %d is dropped, without a retry',
    async (status) => {
      const { reach, context, forget, validate } = startSession({
        validations: [ApiError.fromAnswer(status, undefined)],
      });
      await reach('signedOut');
      expect(context().ended).toBe('refused');
      expect(forget).toHaveBeenCalledOnce();
      expect(validate).toHaveBeenCalledOnce();
    },
  );

  test('an unreadable token store is retried three times, and keeps its token', async () => {
    const failure = new ApiError('network');
    const token = vi.fn(() => Promise.reject(failure));
    const { clock, reach, context, forget } = startSession({ token });
    await reach('waiting');
    clock.increment(1000);
    await reach('waiting');
    clock.increment(2000);
    await reach('unreachable');
    expect(context().failure).toBe(failure);
    expect(token).toHaveBeenCalledTimes(3);
    expect(forget).not.toHaveBeenCalled();
  });
});

describe('temporary failures of validation', () => {
  // SHELL-113–115, SHELL-118
  test.each([
    new ApiError('network'),
    new ApiError('timeout'),
    new ApiError('malformed'),
    ApiError.fromAnswer(429, undefined),
    ApiError.fromAnswer(500, undefined),
    ApiError.fromAnswer(503, undefined),
  ])('validation retries "$message" after 1 and 2 s, then keeps the token', async (failure) => {
    const { actor, clock, reach, context, forget, validate } = startSession({
      validations: [failure, failure, failure],
    });
    await reach('waiting');
    clock.increment(999);
    expect(actor.getSnapshot().matches('waiting')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches('waiting')).toBe(false);

    await reach('waiting');
    clock.increment(1999);
    expect(actor.getSnapshot().matches('waiting')).toBe(true);
    clock.increment(1);

    await reach('unreachable');
    expect(context().failure).toBe(failure);
    expect(validate).toHaveBeenCalledTimes(3);
    expect(forget).not.toHaveBeenCalled();
  });

  test('validation signs in as soon as a retry succeeds', async () => {
    const { clock, reach, context } = startSession({
      validations: [new ApiError('network'), siti],
    });
    await reach('waiting');
    clock.increment(1000);
    await reach('signedIn');
    expect(context()).toMatchObject({ user: siti, failure: null });
  });

  test('validation reads the token again before a retry, since it may be gone', async () => {
    const token = vi.fn<() => Promise<string | null>>().mockResolvedValueOnce('token');
    token.mockResolvedValue(null);
    const { clock, reach } = startSession({ token, validations: [new ApiError('network')] });
    await reach('waiting');
    clock.increment(1000);
    await reach('signedOut');
  });

  test('Retry gives validation all its retries again', async () => {
    const failure = new ApiError('network');
    const { actor, clock, reach, context, validate } = startSession({
      validations: [failure, failure, failure, failure, siti],
    });
    await reach('waiting');
    clock.increment(1000);
    await reach('waiting');
    clock.increment(2000);
    await reach('unreachable');

    actor.send({ type: 'session.retried' });
    await reach('waiting');
    clock.increment(1000);
    await reach('signedIn');
    expect(validate).toHaveBeenCalledTimes(5);
    expect(context().failure).toBeNull();
  });
});

describe('signing in', () => {
  test('signing in stores the session', async () => {
    const { actor, reach, context, remember } = startSession({ token: async () => null });
    await reach('signedOut');
    actor.send(started(siti));
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    expect(context().user).toBe(siti);
    expect(remember).toHaveBeenCalledExactlyOnceWith({
      signedIn: { access_token: 'of siti', user: siti },
    });
  });

  test("the reply to an older token's validation is ignored after signing in", async () => {
    const late = Promise.withResolvers<never>();
    const { actor, reach, context, forget } = startSession({ validations: [late.promise] });
    await reach('validating');
    actor.send(started(budi));
    late.reject(ApiError.fromAnswer(401, undefined));
    await late.promise.catch(() => {});
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    expect(context().user).toBe(budi);
    expect(forget).not.toHaveBeenCalled();
  });

  test("signing in again as the same member keeps the page's data", async () => {
    const { actor, context } = await signedIn();
    actor.send({ type: 'session.expired' });
    actor.send(started(siti));
    expect(context()).toMatchObject({ owner: 'siti', generation: 0 });
  });

  test("signing in as another member removes the last one's data", async () => {
    const { actor, context } = await signedIn();
    actor.send({ type: 'session.expired' });
    actor.send(started(budi));
    expect(context()).toMatchObject({ owner: 'budi', generation: 1 });
  });
});

test('a changed profile becomes the session’s user at once', async () => {
  const { actor, context } = await signedIn();
  const renamed = { ...siti, full_name: 'Siti R.' };
  actor.send({ type: 'user.changed', user: renamed });
  expect(context()).toMatchObject({ user: renamed, hasNewAvatar: false });
  actor.send({ type: 'user.changed', user: siti, hasNewAvatar: true });
  actor.send({ type: 'user.changed', user: renamed });
  expect(context()).toMatchObject({ user: renamed, hasNewAvatar: true });
});

describe('a possibly outdated account', () => {
  test('an outdated account is read again while the known one stays visible', async () => {
    const admin = {
      ...siti,
      role: 'admin' as const,
      photo: { small: '2', medium: '2', large: '2' },
    };
    const { actor, context, reach } = await signedIn({ validations: [siti, admin] });
    actor.send({ type: 'user.outdated' });
    expect(actor.getSnapshot().matches({ signedIn: { staying: 'refreshing' } })).toBe(true);
    expect(context().user).toBe(siti);
    await reach({ signedIn: { staying: 'known' } });
    expect(context()).toMatchObject({ user: admin, hasNewAvatar: true, generation: 0 });
  });

  test('an account that cannot be read again stays as it was', async () => {
    const { actor, context, reach, validate } = await signedIn({
      validations: [siti, new ApiError('network')],
    });
    actor.send({ type: 'user.outdated' });
    await reach({ signedIn: { staying: 'known' } });
    expect(validate).toHaveBeenCalledTimes(2);
    expect(context()).toMatchObject({ user: siti, failure: null });
  });

  test('an account that changes during its read is read once more', async () => {
    const renamed = { ...siti, full_name: 'Siti R.' };
    const late = Promise.withResolvers<never>();
    const { actor, context, reach } = await signedIn({
      validations: [siti, late.promise, renamed],
    });
    actor.send({ type: 'user.outdated' });
    actor.send({ type: 'user.changed', user: renamed });
    late.resolve(siti as never);
    await reach({ signedIn: { staying: 'known' } });
    expect(context().user).toBe(renamed);
  });

  test('reading the account again may find another member', async () => {
    const { actor, context, reach } = await signedIn({ validations: [siti, budi] });
    actor.send({ type: 'user.outdated' });
    await reach({ signedIn: { staying: 'known' } });
    expect(context()).toMatchObject({ user: budi, owner: 'budi', generation: 1 });
  });
});

test('the session machine names a missing actor or action', async () => {
  const clock = new SimulatedClock();
  const watchPage = fromCallback(() => {});
  const actor = createActor(sessionMachine.provide({ actors: { watchPage } }), { clock }).start();
  for (const delay of [1000, 2000]) {
    await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
    clock.increment(delay);
  }
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('unreachable'));
  expect(String(context.failure?.cause)).toContain('session: provide readToken');
});
