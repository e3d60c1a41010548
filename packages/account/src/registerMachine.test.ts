import { ApiError, type Registration, type SignedIn } from '@saudagar/contract';
import { buildUser } from '@saudagar/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { registerMachine } from './registerMachine.ts';
import type { RegistrationDraft } from './registrationDraft.ts';
import type { Credentials } from './validateLogin.ts';

const signedIn: SignedIn = { access_token: 'token-1', user: buildUser() };
const required = {
  email: 'wayan@ukirjepara.example',
  username: 'wayan.ukir',
  full_name: 'Wayan Sudarma',
  password: 'jati-mahoni-2026',
};

interface Answers {
  register?: () => Promise<Partial<SignedIn>>;
  signIn?: () => Promise<SignedIn>;
}

function startRegistration(answers: Answers = {}, draft: RegistrationDraft | null = null) {
  const register = vi.fn((_: Registration) => answers.register?.() ?? Promise.resolve(signedIn));
  const signIn = vi.fn((_: Credentials) => answers.signIn?.() ?? Promise.resolve(signedIn));
  const startSession = vi.fn();
  const kept = vi.fn();
  const machine = registerMachine.provide({
    actors: {
      register: fromPromise(({ input }) => register(input)),
      signIn: fromPromise(({ input }) => signIn(input)),
    },
    actions: {
      publish: (_, { reply }) => startSession(reply),
      keepDraft: (_, { draft }) => kept(draft && { clientId: draft.clientId }),
    },
  });
  const actor = createActor(machine, {
    clock: new SimulatedClock(),
    input: { draft },
  }).start();
  const fill = (values: Partial<typeof required> = required) => {
    actor.send({ type: 'field.changed', change: values });
  };
  const submit = () => actor.send({ type: 'form.submitted' });
  return { actor, register, signIn, startSession, kept, fill, submit };
}

const settled = (actor: ReturnType<typeof startRegistration>['actor']) =>
  waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

describe('registration', () => {
  it('registration sends every field, empty optional ones as null', async () => {
    const { actor, register, fill, submit } = startRegistration();
    fill({ ...required, email: ' wayan@ukirjepara.example ' });
    actor.send({ type: 'field.changed', change: { industry_tags: ['furniture', 'wood'] } });
    actor.send({ type: 'field.changed', change: { location: ' Jepara ' } });
    submit();
    await settled(actor);
    expect(register).toHaveBeenCalledExactlyOnceWith({
      ...required,
      company_name: null,
      industry_tags: ['furniture', 'wood'],
      location: 'Jepara',
      phone: null,
      client_id: expect.any(String),
    });
  });

  // ACCT-142, ACCT-143
  it('a try is repeated by its key until a field besides the password changes', async () => {
    const draft = { values: { ...required, password: '' }, clientId: 'kept-key-1' };
    const { actor, register, kept, fill, submit } = startRegistration(
      { register: () => Promise.reject(new ApiError('network')) },
      draft,
    );
    actor.send({ type: 'field.changed', change: { password: required.password } });
    submit();
    await settled(actor);
    submit();
    await settled(actor);
    fill({ full_name: 'Wayan S.' });
    expect(kept).toHaveBeenLastCalledWith({ clientId: null });
    submit();
    await settled(actor);
    const keys = register.mock.calls.map(([body]) => body.client_id);
    expect(keys).toEqual(['kept-key-1', 'kept-key-1', expect.any(String)]);
    expect(keys[2]).not.toBe('kept-key-1');
  });

  it('a registration that is done keeps no draft', async () => {
    const { actor, kept, fill, submit } = startRegistration();
    fill();
    submit();
    await settled(actor);
    expect(kept).toHaveBeenLastCalledWith(null);
  });

  it('registration requires its four fields before any call', () => {
    const { actor, register, submit } = startRegistration();
    submit();
    expect(actor.getSnapshot().matches({ editing: 'incomplete' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({
      errors: {
        email: { rule: 'required' },
        username: { rule: 'required' },
        full_name: { rule: 'required' },
        password: { rule: 'required' },
      },
    });
    expect(register).not.toHaveBeenCalled();
  });

  it('registration uses the token of the reply if there is one', async () => {
    const { actor, signIn, startSession, fill, submit } = startRegistration();
    fill();
    submit();
    await settled(actor);
    expect(signIn).not.toHaveBeenCalled();
    expect(startSession).toHaveBeenCalledExactlyOnceWith(signedIn);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done' });
  });

  it.each([
    ['nothing', {}],
    ['a user only', { user: signedIn.user }],
    ['a token only', { access_token: 'token-2' }],
  ])(
    'registration signs in with the same email and password after a reply with %s',
    async (_, reply) => {
      const { actor, signIn, startSession, fill, submit } = startRegistration({
        register: async () => reply,
      });
      fill();
      submit();
      await settled(actor);
      expect(signIn).toHaveBeenCalledExactlyOnceWith({
        email: required.email,
        password: required.password,
      });
      expect(startSession).toHaveBeenCalledExactlyOnceWith(signedIn);
    },
  );

  it('registration is sent only once when the first sign-in fails, which is retried', async () => {
    const failure = new ApiError('network');
    let attempts = 0;
    const { actor, register, startSession, fill, submit } = startRegistration({
      register: async () => ({}),
      signIn: async () => {
        attempts += 1;
        if (attempts === 1) throw failure;
        return signedIn;
      },
    });
    fill();
    submit();
    await settled(actor);
    expect(actor.getSnapshot().matches({ registered: 'refused' })).toBe(true);
    expect(actor.getSnapshot().context.failure).toBe(failure);

    submit();
    expect(actor.getSnapshot().matches({ registered: 'signingIn' })).toBe(true);
    expect(actor.getSnapshot().context.failure).toBeNull();
    await settled(actor);
    expect(register).toHaveBeenCalledOnce();
    expect(startSession).toHaveBeenCalledExactlyOnceWith(signedIn);
  });

  it.each([
    ['email', 'This email is already registered'],
    ['username', 'This username is already taken'],
  ] as const)('registration shows a taken %s beside its field', async (field, detail) => {
    const { actor, fill, submit } = startRegistration({
      register: () => Promise.reject(ApiError.fromAnswer(409, { detail, field })),
    });
    fill();
    submit();
    await settled(actor);
    expect(actor.getSnapshot().matches({ editing: 'refused' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({
      errors: { [field]: { detail } },
      failure: null,
      values: required,
    });
  });

  it.each([
    ['no connection', new ApiError('network')],
    ['no answer in time', new ApiError('timeout')],
    ['a broken reply', new ApiError('malformed')],
    ['a server fault', ApiError.fromAnswer(500, undefined)],
    ['a field it does not have', ApiError.fromAnswer(422, { detail: 'No', field: 'captcha' })],
  ])('registration keeps its input after %s', async (_, failure) => {
    const { actor, startSession, fill, submit } = startRegistration({
      register: () => Promise.reject(failure),
    });
    fill();
    submit();
    await settled(actor);
    expect(actor.getSnapshot().context).toMatchObject({ values: required, failure, errors: {} });
    expect(startSession).not.toHaveBeenCalled();
  });

  it('registration cannot be sent twice, nor changed while it is sent', () => {
    const { actor, register, fill, submit } = startRegistration({
      register: () => new Promise(() => {}),
    });
    fill();
    submit();
    submit();
    fill({ email: 'other@example.com' });
    expect(register).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().context.values.email).toBe(required.email);
  });

  it('registration keeps its input without a view, and ends once it has none to keep', async () => {
    const { actor, fill, submit } = startRegistration({
      register: async () => ({}),
      signIn: () => Promise.reject(new ApiError('network')),
    });
    expect(actor.getSnapshot().hasTag('idle')).toBe(false);
    fill();
    submit();
    await settled(actor);
    expect(actor.getSnapshot().hasTag('idle')).toBe(true);
  });
});
