import type { SignedIn } from '@saudagar/contract';
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
import {
  type Credentials,
  type LoginValues,
  toCredentials,
  validateLogin,
} from './validateLogin.ts';

export interface LoginContext extends Filling<LoginValues> {
  signedIn: SignedIn | null;
}

export type LoginEvent = FieldChange<LoginValues> | { type: 'form.submitted' };

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
    showFailure: assign(({ context }, { error }: { error: unknown }) =>
      placeFailure(context, error),
    ),
    shortenPause: assign(({ context }) => ({ pause: context.pause - pauseStep(context) })),
    endPause: assign({ pause: 0, failure: null }),
  },
  guards: {
    isPaused: ({ context }) => context.pause > 0,
    isPauseOver: ({ context }) => context.pause <= pauseStep(context),
    isFilledIn: ({ context }) => isFaultless(validateLogin(context.values)),
  },
  delays: { pauseStep: ({ context }) => pauseStep(context) * 1000 },
}).createMachine({
  id: 'login',
  context: { ...untouched<LoginValues>({ email: '', password: '' }), signedIn: null },
  initial: 'editing',
  states: {
    editing: {
      tags: 'idle',
      initial: 'ready',
      on: {
        'field.changed': {
          actions: assign(({ context, event }) => fillIn(context, event)),
        },
        'form.submitted': [
          { guard: 'isFilledIn', target: 'submitting' },
          {
            target: '.incomplete',
            actions: assign(({ context }) => ({
              errors: validateLogin(context.values),
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
