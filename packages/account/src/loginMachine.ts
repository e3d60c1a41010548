import { ApiError, type SignedIn } from '@saudagar/contract';
import { assign, fromPromise, setup } from 'xstate';
import { type FieldErrors, isFaultless, placeFailure, withoutError } from './fieldError.ts';
import {
  type Credentials,
  type LoginValues,
  toCredentials,
  validateLogin,
} from './validateLogin.ts';

export interface LoginContext {
  values: LoginValues;
  errors: FieldErrors<keyof LoginValues>;
  /** What the last submission failed with, unless a field shows it. */
  failure: ApiError | null;
  /** Submissions turned back so far, by the form or the server; each moves the focus once. */
  rejections: number;
  signedIn: SignedIn | null;
}

export type LoginEvent =
  | { type: 'field.changed'; name: keyof LoginValues; value: string }
  | { type: 'form.submitted' };

const missing = (name: string) => () => {
  throw new Error(`login: provide ${name}`);
};

/** Signing in: what is typed, what is wrong with it, and the one call under way. */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    output: {} as SignedIn | null,
  },
  actors: {
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
    isFilledIn: ({ context }) => isFaultless(validateLogin(context.values)),
  },
}).createMachine({
  id: 'login',
  context: {
    values: { email: '', password: '' },
    errors: {},
    failure: null,
    rejections: 0,
    signedIn: null,
  },
  initial: 'editing',
  states: {
    editing: {
      tags: 'idle',
      initial: 'ready',
      on: {
        'field.changed': {
          actions: assign(({ context, event }) => ({
            values: { ...context.values, [event.name]: event.value },
            errors: withoutError(context.errors, event.name),
          })),
        },
        'form.submitted': [
          { guard: 'isFilledIn', target: 'submitting' },
          {
            target: '.incomplete',
            actions: assign(({ context }) => ({
              errors: validateLogin(context.values),
              failure: null,
              rejections: context.rejections + 1,
            })),
          },
        ],
      },
      states: { ready: {}, incomplete: {}, refused: {} },
    },
    submitting: {
      entry: assign({ errors: {}, failure: null }),
      invoke: {
        src: 'signIn',
        input: ({ context }) => toCredentials(context.values),
        onDone: {
          target: 'done',
          actions: assign({ signedIn: ({ event }) => event.output }),
        },
        onError: {
          target: 'editing.refused',
          actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: { type: 'final', entry: 'startSession' },
  },
  output: ({ context }) => context.signedIn,
});
