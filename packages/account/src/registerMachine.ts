import {
  ApiError,
  type Registration,
  type ReplyOf,
  type register,
  type SignedIn,
} from '@saudagar/contract';
import { assign, fromPromise, setup } from 'xstate';
import { type FieldErrors, isFaultless, placeFailure, withoutError } from './fieldError.ts';
import { type Credentials, toCredentials } from './validateLogin.ts';
import {
  type RegistrationValues,
  toRegistration,
  validateRegistration,
} from './validateRegistration.ts';

export interface RegisterContext {
  values: RegistrationValues;
  errors: FieldErrors<keyof RegistrationValues>;
  /** What the last call failed with, unless a field shows it. */
  failure: ApiError | null;
  /** Submissions turned back so far, by the form or the server; each moves the focus once. */
  rejections: number;
  signedIn: SignedIn | null;
}

type FieldChange = {
  [Name in keyof RegistrationValues]: {
    type: 'field.changed';
    name: Name;
    value: RegistrationValues[Name];
  };
}[keyof RegistrationValues];

export type RegisterEvent = FieldChange | { type: 'form.submitted' };

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
    showFailure: assign(({ context }, { error }: { error: unknown }) => ({
      ...placeFailure(ApiError.from(error), context.values),
      rejections: context.rejections + 1,
    })),
  },
  guards: {
    isFilledIn: ({ context }) => isFaultless(validateRegistration(context.values)),
    isSignedIn: (_, { reply }: { reply: Registered }) =>
      reply.access_token !== undefined && reply.user !== undefined,
  },
}).createMachine({
  id: 'register',
  context: {
    values: {
      email: '',
      username: '',
      full_name: '',
      password: '',
      company_name: '',
      industry_tags: [],
      location: '',
      phone: '',
    },
    errors: {},
    failure: null,
    rejections: 0,
    signedIn: null,
  },
  initial: 'editing',
  states: {
    // Not idle: what is typed stays while the member looks at another page.
    editing: {
      initial: 'ready',
      on: {
        'field.changed': {
          actions: assign(({ context, event }) => ({
            values: { ...context.values, [event.name]: event.value },
            errors: withoutError(context.errors, event.name),
          })),
        },
        'form.submitted': [
          { guard: 'isFilledIn', target: 'registering' },
          {
            target: '.incomplete',
            actions: assign(({ context }) => ({
              errors: validateRegistration(context.values),
              failure: null,
              rejections: context.rejections + 1,
            })),
          },
        ],
      },
      states: { ready: {}, incomplete: {}, refused: {} },
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
