import { ApiError, type SignedIn } from '@saudagar/contract';
import { buildUser } from '@saudagar/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { loginMachine, NO_CREDENTIALS } from './loginMachine.ts';
import type { Credentials } from './validateLogin.ts';

const signedIn: SignedIn = { access_token: 'token-1', user: buildUser() };

function startLogin(answer: () => Promise<SignedIn> = async () => signedIn) {
  const signIn = vi.fn((_: Credentials) => answer());
  const startSession = vi.fn();
  const machine = loginMachine.provide({
    actors: { send: fromPromise(({ input: { body } }) => signIn(body)) },
    actions: { publish: (_, { reply }) => startSession(reply) },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    clock,
    input: { subject: null, values: NO_CREDENTIALS },
  }).start();
  const type = (email: string, password: string) => {
    actor.send({ type: 'field.changed', change: { email, password } });
  };
  const submit = () => actor.send({ type: 'form.submitted' });
  return { actor, clock, signIn, startSession, type, submit };
}

const settled = (actor: ReturnType<typeof startLogin>['actor']) =>
  waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

describe('signing in', () => {
  it('sends the trimmed email and the password as typed, and starts the session', async () => {
    const { actor, signIn, startSession, type, submit } = startLogin();
    type('  siti@batikparang.example ', ' secret with blanks ');
    submit();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await settled(actor);
    expect(signIn).toHaveBeenCalledExactlyOnceWith({
      email: 'siti@batikparang.example',
      password: ' secret with blanks ',
    });
    expect(startSession).toHaveBeenCalledExactlyOnceWith(signedIn);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('asks for both fields before it calls anything', () => {
    const { actor, signIn, submit } = startLogin();
    submit();
    expect(actor.getSnapshot().matches({ editing: 'incomplete' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({
      errors: { email: { rule: 'required' }, password: { rule: 'required' } },
    });
    expect(signIn).not.toHaveBeenCalled();
  });

  it('refuses what is no email address', () => {
    const { actor, signIn, type, submit } = startLogin();
    type('siti@', 'secret');
    submit();
    expect(actor.getSnapshot().context.errors).toEqual({ email: { rule: 'invalid' } });
    expect(signIn).not.toHaveBeenCalled();
  });

  it('takes an error away once its field is corrected, and leaves the others', () => {
    const { actor, submit } = startLogin();
    submit();
    actor.send({ type: 'field.changed', change: { email: 's' } });
    expect(actor.getSnapshot().context.errors).toEqual({ password: { rule: 'required' } });
  });

  it('cannot be sent twice, nor changed while it is under way', () => {
    const { actor, signIn, type, submit } = startLogin(() => new Promise(() => {}));
    type('siti@batikparang.example', 'secret');
    submit();
    submit();
    type('other@example.com', 'other');
    expect(signIn).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().context.values.email).toBe('siti@batikparang.example');
  });

  it.each([
    ['a wrong pair', ApiError.fromAnswer(401, { detail: 'Invalid email or password' })],
    ['a deactivated account', ApiError.fromAnswer(403, { detail: 'Deactivated' })],
    ['no connection', new ApiError('network')],
    ['no answer in time', new ApiError('timeout')],
    ['a broken reply', new ApiError('malformed')],
    ['a server fault', ApiError.fromAnswer(500, undefined)],
  ])('keeps what is typed after %s', async (_, failure) => {
    const { actor, startSession, type, submit } = startLogin(() => Promise.reject(failure));
    type('siti@batikparang.example', 'secret');
    submit();
    await settled(actor);
    expect(actor.getSnapshot().matches({ editing: 'refused' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({
      values: { email: 'siti@batikparang.example', password: 'secret' },
      failure,
      errors: {},
    });
    expect(startSession).not.toHaveBeenCalled();
  });

  it('shows a refusal that names a field beside that field', async () => {
    const refusal = ApiError.fromAnswer(422, { detail: 'Email is odd', field: 'email' });
    const { actor, type, submit } = startLogin(() => Promise.reject(refusal));
    type('siti@batikparang.example', 'secret');
    submit();
    await settled(actor);
    expect(actor.getSnapshot().context).toMatchObject({
      errors: { email: { detail: 'Email is odd' } },
      failure: null,
    });
  });

  it('can be sent again after a failure', async () => {
    let answers = 0;
    const { actor, type, submit } = startLogin(async () => {
      answers += 1;
      if (answers === 1) throw new ApiError('network');
      return signedIn;
    });
    type('siti@batikparang.example', 'secret');
    submit();
    await settled(actor);
    submit();
    expect(actor.getSnapshot().context.failure).toBeNull();
    await settled(actor);
    expect(actor.getSnapshot().status).toBe('done');
  });
});

describe('too many attempts', () => {
  const tooMany = () => Promise.reject(ApiError.fromAnswer(429, {}, { retryAfter: 130 }));

  it('takes no other before the wait is over, and counts its minutes', async () => {
    const { actor, clock, signIn, type, submit } = startLogin(tooMany);
    type('siti@batikparang.example', 'secret');
    submit();
    await settled(actor);
    const pause = () => actor.getSnapshot().context.pause;
    expect(actor.getSnapshot().matches({ editing: 'paused' })).toBe(true);
    submit();
    expect(signIn).toHaveBeenCalledOnce();
    expect(pause()).toBe(130);
    clock.increment(10_000);
    expect(pause()).toBe(120);
    clock.increment(60_000);
    expect(pause()).toBe(60);
    clock.increment(60_000);
    expect(actor.getSnapshot().matches({ editing: 'changed' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ pause: 0, failure: null });
    submit();
    expect(signIn).toHaveBeenCalledTimes(2);
  });

  it('without a wait can be tried again at once', async () => {
    const { actor, type, submit } = startLogin(() =>
      Promise.reject(ApiError.fromAnswer(429, { detail: 'Please wait a moment' })),
    );
    type('siti@batikparang.example', 'secret');
    submit();
    await settled(actor);
    expect(actor.getSnapshot().matches({ editing: 'refused' })).toBe(true);
  });
});
