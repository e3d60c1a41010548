import { ApiError, type User } from '@saudagar/contract';
import { buildUser } from '@saudagar/mocks';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, type StateValueFrom, waitFor } from 'xstate';
import { sessionMachine } from './sessionMachine.ts';

const siti = buildUser({ id: 'siti' });
const budi = buildUser({ id: 'budi' });
const never = new Promise<never>(() => {});

interface Answers {
  token?: () => Promise<string | null>;
  /** One for each validation. */
  validations?: (User | ApiError | Promise<never>)[];
  revoke?: () => Promise<undefined>;
}

function startSession(answers: Answers = {}) {
  const {
    token = async () => 'token',
    validations = [siti],
    revoke = async () => undefined,
  } = answers;
  const left = [...validations];
  const remember = vi.fn();
  const forget = vi.fn();
  const validate = vi.fn(async () => {
    const answer = left.shift();
    if (answer === undefined) throw new Error('one validation too many');
    if (answer instanceof ApiError) throw answer;
    return answer;
  });
  const clock = new SimulatedClock();
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readToken: fromPromise(token),
        validate: fromPromise(validate),
        revoke: fromPromise(revoke),
      },
      actions: { remember: (_, params) => remember(params), forget },
    }),
    { clock },
  ).start();
  const reach = (state: StateValueFrom<typeof sessionMachine>) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const context = () => actor.getSnapshot().context;
  return { actor, clock, reach, context, remember, forget, validate };
}

async function signedIn(answers: Answers = {}) {
  const session = startSession(answers);
  await session.reach('signedIn');
  return session;
}

const started = (user: User) =>
  ({ type: 'session.started', signedIn: { access_token: `of ${user.id}`, user } }) as const;

describe('a kept token', () => {
  test('is none: signed out, with nothing to say about it', async () => {
    const { reach, context, validate } = startSession({ token: async () => null });
    await reach('signedOut');
    expect(context()).toMatchObject({ user: null, ended: null });
    expect(validate).not.toHaveBeenCalled();
  });

  test('is validated and gives its user', async () => {
    const { actor, reach, context } = startSession();
    expect(actor.getSnapshot().hasTag('checking')).toBe(true);
    await reach('signedIn');
    expect(actor.getSnapshot().hasTag('checking')).toBe(false);
    expect(context()).toMatchObject({ user: siti, owner: 'siti', generation: 0 });
  });

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

  test('cannot be read: unreachable, and nothing is dropped', async () => {
    const failure = new ApiError('network');
    const { reach, context, forget } = startSession({ token: () => Promise.reject(failure) });
    await reach('unreachable');
    expect(context().failure).toBe(failure);
    expect(forget).not.toHaveBeenCalled();
  });
});

describe('a validation that fails for a while', () => {
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

    actor.send({ type: 'session.retry' });
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

describe('leaving', () => {
  test('tells the server, then parts with everything', async () => {
    const { actor, context, reach } = await signedIn();
    actor.send({ type: 'session.left' });
    expect(actor.getSnapshot().matches('leaving')).toBe(true);
    expect(context().user).toBe(siti);
    await reach('signedOut');
    expect(context()).toMatchObject({ user: null, owner: null, ended: 'left', generation: 1 });
  });

  test('goes on where the server refuses', async () => {
    const { actor, context, reach } = await signedIn({
      revoke: () => Promise.reject(new ApiError('network')),
    });
    actor.send({ type: 'session.left' });
    await reach('signedOut');
    expect(context().ended).toBe('left');
  });

  test('waits 3 s at most for a server that never answers', async () => {
    const { actor, clock } = await signedIn({ revoke: () => never });
    actor.send({ type: 'session.left' });
    clock.increment(2999);
    expect(actor.getSnapshot().matches('leaving')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
  });

  test('twice is leaving once', async () => {
    const revoke = vi.fn(async () => undefined);
    const { actor, reach, context } = await signedIn({ revoke });
    actor.send({ type: 'session.left' });
    actor.send({ type: 'session.left' });
    await reach('signedOut');
    actor.send({ type: 'session.left' });
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(revoke).toHaveBeenCalledOnce();
    expect(context().generation).toBe(1);
  });

  test('is possible while the server cannot be reached', async () => {
    const { actor, reach } = startSession({ token: () => Promise.reject(new ApiError('network')) });
    await reach('unreachable');
    actor.send({ type: 'session.left' });
    await reach('signedOut');
  });

  test('while a validation runs: its answer signs nobody in', async () => {
    const late = Promise.withResolvers<never>();
    const { actor, reach, context } = startSession({ validations: [late.promise] });
    await reach('validating');
    actor.send({ type: 'session.left' });
    late.resolve(siti as never);
    await reach('signedOut');
    expect(context().user).toBeNull();
  });

  test('while another tab signs someone in follows that tab', async () => {
    const { actor, context, reach } = await signedIn({
      validations: [siti, budi],
      revoke: () => never,
    });
    actor.send({ type: 'session.left' });
    actor.send({ type: 'session.changed', member: 'budi' });
    await reach('signedIn');
    expect(context()).toMatchObject({ user: budi, generation: 1 });
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

test('a changed profile shows at once', async () => {
  const { actor, context } = await signedIn();
  const renamed = { ...siti, full_name: 'Siti R.' };
  actor.send({ type: 'user.changed', user: renamed });
  expect(context().user).toBe(renamed);
});

test('a session without its parts says which one is missing', async () => {
  const actor = createActor(sessionMachine).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('unreachable'));
  expect(String(context.failure?.cause)).toContain('session: provide readToken');
});
