import {
  ApiError,
  type Registration,
  type ReplyOf,
  type register,
  type SignedIn,
} from '@saudagar/contract';
import { assign, fromPromise, setup } from 'xstate';
import { isFaultless } from './fieldError.ts';
import {
  type FieldChange,
  type Filling,
  fillIn,
  pauseStep,
  placeFailure,
  untouched,
} from './filling.ts';
import { type Credentials, toCredentials } from './validateLogin.ts';
import {
  type RegistrationValues,
  toRegistration,
  validateRegistration,
} from './validateRegistration.ts';

export interface RegisterContext extends Filling<RegistrationValues> {
  signedIn: SignedIn | null;
}

export type RegisterEvent = FieldChange<RegistrationValues> | { type: 'form.submitted' };

type Registered = ReplyOf<typeof register>;

const missing = (name: string) => () => {
  throw new Error(`register: provide ${name}`);
};

/** Making an account and signing in with it: what is typed, what is wrong, which call is under way. */
export const registerMachine = setup({
  types: {
    context: {} as RegisterContext,
    events: {} as RegisterEvent,
    output: {} as SignedIn | null,
  },
  actors: {
    register: fromPromise<Registered, Registration>(missing('register')),
    signIn: fromPromise<SignedIn, Credentials>(missing('signIn')),
  },
  actions: {
    startSession: missing('startSession'),
    showFailure: assign(({ context }, { error }: { error: unknown }) =>
      placeFailure(context, error),
    ),
    shortenPause: assign(({ context }) => ({ pause: context.pause - pauseStep(context) })),
    endPause: assign({ pause: 0, failure: null }),
  },
  guards: {
    isPaused: ({ context }) => context.pause > 0,
    isPauseOver: ({ context }) => context.pause <= pauseStep(context),
    isFilledIn: ({ context }) => isFaultless(validateRegistration(context.values)),
    isSignedIn: (_, { reply }: { reply: Registered }) =>
      reply.access_token !== undefined && reply.user !== undefined,
  },
  delays: { pauseStep: ({ context }) => pauseStep(context) * 1000 },
}).createMachine({
  id: 'register',
  context: {
    ...untouched<RegistrationValues>({
      email: '',
      username: '',
      full_name: '',
      password: '',
      company_name: '',
      industry_tags: [],
      location: '',
      phone: '',
    }),
    signedIn: null,
  },
  initial: 'editing',
  states: {
    // Not idle: what is typed stays while the member looks at another page.
    editing: {
      initial: 'ready',
      on: {
        'field.changed': {
          actions: assign(({ context, event }) => fillIn(context, event)),
        },
        'form.submitted': [
          { guard: 'isFilledIn', target: 'registering' },
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
        refused: { always: { guard: 'isPaused', target: 'paused' } },
        /** After too many tries the server takes no other for a while. */
        paused: {
          on: { 'form.submitted': {} },
          after: {
            pauseStep: [
              { guard: 'isPauseOver', target: 'ready', actions: 'endPause' },
              { target: 'paused', reenter: true, actions: 'shortenPause' },
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
        input: ({ context }) => toRegistration(context.values),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => ({ reply: event.output }) },
            target: 'done',
            actions: assign({ signedIn: ({ event }) => event.output as SignedIn }),
          },
          { target: 'registered' },
        ],
        onError: {
          target: 'editing.refused',
          actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    // The account stands: sending the form again would only say that the email is taken.
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
              actions: assign({ signedIn: ({ event }) => event.output }),
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
    done: { type: 'final', entry: 'startSession' },
  },
  output: ({ context }) => context.signedIn,
});
