import {
  ApiError,
  newClientId,
  type Registration,
  type ReplyOf,
  type register,
  type SignedIn,
} from '@saudagar/contract';
import { type FieldErrors, type FormEmitted, pauseStep, retryAfterSeconds } from '@saudagar/flows';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { RegistrationDraft } from './registrationDraft.ts';
import { type Credentials, toCredentials } from './validateLogin.ts';
import {
  NO_REGISTRATION,
  type RegistrationValues,
  toRegistration,
  validateRegistration,
} from './validateRegistration.ts';

/** Context of the registration; `values`, `errors`, `failure` and `pause` as in every form. */
export interface RegisterContext {
  values: RegistrationValues;
  errors: FieldErrors<RegistrationValues>;
  failure: ApiError | null;
  pause: number;
  /** Idempotency key of an unfinished try, for repeating it; null until the first. */
  clientId: string | null;
}

export type RegisterEvent =
  | { type: 'field.changed'; change: Partial<RegistrationValues> }
  | { type: 'form.submitted' };

type Registered = ReplyOf<typeof register>;

const missing = (name: string) => () => {
  throw new Error(`register: provide ${name}`);
};

/** Creates an account and signs in with it: holds the input, its errors, and the running call. */
export const registerMachine = setup({
  types: {
    context: {} as RegisterContext,
    input: {} as { draft: RegistrationDraft | null },
    events: {} as RegisterEvent,
    emitted: {} as Extract<FormEmitted<SignedIn>, { type: 'form.done' }>,
    tags: {} as 'idle' | 'busy' | 'rateLimited',
  },
  actors: {
    register: fromPromise<Registered, Registration>(missing('register')),
    signIn: fromPromise<SignedIn, Credentials>(missing('signIn')),
  },
  actions: {
    /** Starts the session, with or without a view. */
    publish: (_, _params: { reply: SignedIn }) => missing('publish')(),
    /** Stores the input for a reload; null discards it. */
    keepDraft: (_, _params: { draft: RegistrationDraft | null }) => missing('keepDraft')(),
    emitDone: emit((_, { reply }: { reply: SignedIn }) => ({ type: 'form.done' as const, reply })),
    placeFailure: assign(({ context: { values } }, { error }: { error: unknown }) => {
      const failure = ApiError.from(error);
      const { field, detail } = failure;
      const pause = retryAfterSeconds(failure);
      return field !== undefined && detail !== undefined && Object.hasOwn(values, field)
        ? { errors: { [field]: { detail } }, failure: null, pause }
        : { errors: {}, failure, pause };
    }),
    shortenPause: assign({ pause: ({ context: { pause } }) => pause - pauseStep(pause) }),
    endPause: assign({ pause: 0, failure: null }),
  },
  guards: {
    isRateLimited: ({ context }) => context.pause > 0,
    isPauseOver: ({ context: { pause } }) => pause <= pauseStep(pause),
    isFilledIn: ({ context }) => Object.keys(validateRegistration(context.values)).length === 0,
    isSignedIn: (_, { reply }: { reply: Registered }) =>
      reply.access_token !== undefined && reply.user !== undefined,
  },
  delays: { pauseStep: ({ context }) => pauseStep(context.pause) * 1000 },
}).createMachine({
  id: 'register',
  context: ({ input: { draft } }) => ({
    values: { ...NO_REGISTRATION, ...draft?.values },
    errors: {},
    failure: null,
    pause: 0,
    clientId: draft?.clientId ?? null,
  }),
  initial: 'editing',
  states: {
    // Not idle: the input stays while the member visits another page.
    editing: {
      initial: 'ready',
      on: {
        'field.changed': {
          actions: [
            assign(({ context: { values, errors, clientId }, event: { change } }) => ({
              values: { ...values, ...change },
              errors: Object.fromEntries(
                Object.entries(errors).filter(([name]) => !(name in change)),
              ),
              // A draft has no password: typing it once more repeats the same try.
              clientId: Object.keys(change).every((name) => name === 'password') ? clientId : null,
            })),
            { type: 'keepDraft', params: ({ context }) => ({ draft: context }) },
          ],
        },
        'form.submitted': [
          {
            guard: 'isFilledIn',
            target: 'registering',
            actions: [
              assign({ clientId: ({ context }) => context.clientId ?? newClientId() }),
              { type: 'keepDraft', params: ({ context }) => ({ draft: context }) },
            ],
          },
          {
            target: '.incomplete',
            actions: assign(({ context }) => ({
              errors: validateRegistration(context.values),
              failure: null,
            })),
          },
        ],
      },
      states: {
        ready: {},
        incomplete: {},
        refused: { always: { guard: 'isRateLimited', target: 'rateLimited' } },
        /** Rate-limited: the server accepts no try for a while. */
        rateLimited: {
          tags: 'rateLimited',
          on: { 'form.submitted': {} },
          after: {
            pauseStep: [
              { guard: 'isPauseOver', target: 'ready', actions: 'endPause' },
              { target: 'rateLimited', reenter: true, actions: 'shortenPause' },
            ],
          },
        },
      },
    },
    registering: {
      tags: 'busy',
      entry: assign({ errors: {}, failure: null }),
      invoke: {
        src: 'register',
        input: ({ context: { values, clientId } }) => ({
          ...toRegistration(values),
          ...(clientId !== null && { client_id: clientId }),
        }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => ({ reply: event.output }) },
            target: 'done',
            actions: [
              { type: 'publish', params: ({ event }) => ({ reply: event.output as SignedIn }) },
              { type: 'emitDone', params: ({ event }) => ({ reply: event.output as SignedIn }) },
            ],
          },
          { target: 'registered' },
        ],
        onError: {
          target: 'editing.refused',
          actions: { type: 'placeFailure', params: ({ event }) => event },
        },
      },
    },
    // The account exists: sending the form again would only find the email taken.
    registered: {
      initial: 'signingIn',
      states: {
        signingIn: {
          tags: 'busy',
          entry: assign({ failure: null }),
          invoke: {
            src: 'signIn',
            input: ({ context }) => toCredentials(context.values),
            onDone: {
              target: '#register.done',
              actions: [
                { type: 'publish', params: ({ event }) => ({ reply: event.output }) },
                { type: 'emitDone', params: ({ event }) => ({ reply: event.output }) },
              ],
            },
            onError: {
              target: 'refused',
              actions: assign({ failure: ({ event }) => ApiError.from(event.error) }),
            },
          },
        },
        refused: { tags: 'idle', on: { 'form.submitted': 'signingIn' } },
      },
    },
    done: {
      type: 'final',
      entry: { type: 'keepDraft', params: { draft: null } },
    },
  },
});
