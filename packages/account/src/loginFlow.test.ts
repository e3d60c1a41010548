import type { SignedIn } from '@saudagar/contract';
import { buildUser } from '@saudagar/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { loginMachine, NO_CREDENTIALS } from './loginFlow.ts';
import type { Credentials } from './validateLogin.ts';

const signedIn: SignedIn = { access_token: 'token-1', user: buildUser() };

function startLogin() {
  const signIn = vi.fn(async (_: Credentials) => signedIn);
  const startSession = vi.fn();
  const machine = loginMachine.provide({
    actors: { send: fromPromise(({ input: { body } }) => signIn(body)) },
    actions: { publish: (_, { reply }) => startSession(reply) },
  });
  const actor = createActor(machine, {
    input: { subject: null, values: NO_CREDENTIALS },
  }).start();
  const type = (email: string, password: string) => {
    actor.send({ type: 'field.changed', change: { email, password } });
  };
  const submit = () => actor.send({ type: 'form.submitted' });
  return { actor, signIn, startSession, type, submit };
}

describe('signing in', () => {
  it('signing in sends the trimmed email and the exact password, and starts a session', async () => {
    const { actor, signIn, startSession, type, submit } = startLogin();
    type('  siti@batikparang.example ', ' secret with blanks ');
    submit();
    await waitFor(actor, ({ status }) => status === 'done');
    expect(signIn).toHaveBeenCalledExactlyOnceWith({
      email: 'siti@batikparang.example',
      password: ' secret with blanks ',
    });
    expect(startSession).toHaveBeenCalledExactlyOnceWith(signedIn);
  });

  it('signing in requires both fields before any call', () => {
    const { actor, signIn, submit } = startLogin();
    submit();
    expect(actor.getSnapshot().matches({ editing: 'incomplete' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({
      errors: { email: { rule: 'required' }, password: { rule: 'required' } },
    });
    expect(signIn).not.toHaveBeenCalled();
  });

  it('signing in rejects an invalid email address', () => {
    const { actor, signIn, type, submit } = startLogin();
    type('siti@', 'secret');
    submit();
    expect(actor.getSnapshot().context.errors).toEqual({ email: { rule: 'invalid' } });
    expect(signIn).not.toHaveBeenCalled();
  });
});
