import { ApiError } from '@saudagar/contract';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock, waitFor } from 'xstate';
import { sessionMachine } from './sessionMachine.ts';
import { budi, signedIn, siti, started, startSession } from './startSession.testing.ts';

describe('a kept token', () => {
  // SHELL-109
  test('is none: signed out, with nothing to say about it', async () => {
    const { reach, context, validate } = startSession({ token: async () => null });
    await reach('signedOut');
    expect(context()).toMatchObject({ user: null, ended: null });
    expect(validate).not.toHaveBeenCalled();
  });

  // SHELL-110
  test('is validated and gives its user', async () => {
    const { actor, reach, context } = startSession();
    expect(actor.getSnapshot().hasTag('checking')).toBe(true);
    await reach('signedIn');
    expect(actor.getSnapshot().hasTag('checking')).toBe(false);
    expect(context()).toMatchObject({ user: siti, owner: 'siti', generation: 0 });
  });

  // SHELL-116–118
  test.each([400, 401, 403, 404])(
    'refused with %d is dropped, without a repeat',
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

  test('cannot be read: asked for three times, then unreachable, and nothing is dropped', async () => {
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

describe('a validation that fails for a while', () => {
  // SHELL-113–115, SHELL-118
  test.each([
    new ApiError('network'),
    new ApiError('timeout'),
    new ApiError('malformed'),
    ApiError.fromAnswer(429, undefined),
    ApiError.fromAnswer(500, undefined),
    ApiError.fromAnswer(503, undefined),
  ])(
    '$message: is repeated after 1 s and after 2 s, then unreachable with the token',
    async (failure) => {
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
    },
  );

  test('signs in as soon as a repeat succeeds', async () => {
    const { clock, reach, context } = startSession({
      validations: [new ApiError('network'), siti],
    });
    await reach('waiting');
    clock.increment(1000);
    await reach('signedIn');
    expect(context()).toMatchObject({ user: siti, failure: null });
  });

  test('reads the token again before a repeat: it may be gone', async () => {
    const token = vi.fn<() => Promise<string | null>>().mockResolvedValueOnce('token');
    token.mockResolvedValue(null);
    const { clock, reach } = startSession({ token, validations: [new ApiError('network')] });
    await reach('waiting');
    clock.increment(1000);
    await reach('signedOut');
  });

  test('has its repeats again after Retry', async () => {
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
  test('keeps the session', async () => {
    const { actor, reach, context, remember } = startSession({ token: async () => null });
    await reach('signedOut');
    actor.send(started(siti));
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    expect(context().user).toBe(siti);
    expect(remember).toHaveBeenCalledExactlyOnceWith({
      signedIn: { access_token: 'of siti', user: siti },
    });
  });

  test('while an older token is still being validated: its answer no longer counts', async () => {
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

  test('again as the same member keeps what the page holds of them', async () => {
    const { actor, context } = await signedIn();
    actor.send({ type: 'session.expired' });
    actor.send(started(siti));
    expect(context()).toMatchObject({ owner: 'siti', generation: 0 });
  });

  test('as another member parts with what the page holds of the last one', async () => {
    const { actor, context } = await signedIn();
    actor.send({ type: 'session.expired' });
    actor.send(started(budi));
    expect(context()).toMatchObject({ owner: 'budi', generation: 1 });
  });
});

test('a changed profile shows at once', async () => {
  const { actor, context } = await signedIn();
  const renamed = { ...siti, full_name: 'Siti R.' };
  actor.send({ type: 'user.changed', user: renamed });
  expect(context()).toMatchObject({ user: renamed, hasNewAvatar: false });
  actor.send({ type: 'user.changed', user: siti, hasNewAvatar: true });
  actor.send({ type: 'user.changed', user: renamed });
  expect(context()).toMatchObject({ user: renamed, hasNewAvatar: true });
});

describe('an account that may not be as it was', () => {
  test('is read again, while all that is known stays', async () => {
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

  test('stays as it was where that fails', async () => {
    const { actor, context, reach, validate } = await signedIn({
      validations: [siti, new ApiError('network')],
    });
    actor.send({ type: 'user.outdated' });
    await reach({ signedIn: { staying: 'known' } });
    expect(validate).toHaveBeenCalledTimes(2);
    expect(context()).toMatchObject({ user: siti, failure: null });
  });

  test('is read once more where it changes meanwhile: the answer under way may be older', async () => {
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

  test('is another member’s where the portal has changed its mind', async () => {
    const { actor, context, reach } = await signedIn({ validations: [siti, budi] });
    actor.send({ type: 'user.outdated' });
    await reach({ signedIn: { staying: 'known' } });
    expect(context()).toMatchObject({ user: budi, owner: 'budi', generation: 1 });
  });
});

test('a session without its parts says which one is missing', async () => {
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
