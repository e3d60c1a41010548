import type { ApiError, SignedIn, User } from '@saudagar/contract';
import { assign, fromPromise, setup } from 'xstate';

/** Why there is no session: the member left, or the server no longer takes the token. */
export type SessionEnd = 'left' | 'expired' | 'refused';

/** Milliseconds before the first and the second repeat of a validation (SHELL-114, SHELL-115). */
const RETRY_DELAYS = [1000, 2000] as const;
/** Milliseconds a sign-out waits for the server before going on without it. */
const LEAVING_LIMIT = 3000;

export interface SessionContext {
  user: User | null;
  /** Repeats already made of the running validation. */
  retries: number;
  /** What the last validation failed with. */
  failure: ApiError | null;
  ended: SessionEnd | null;
}

export type SessionEvent =
  | { type: 'session.started'; signedIn: SignedIn }
  | { type: 'session.expired' }
  | { type: 'session.left' }
  | { type: 'session.changed' }
  | { type: 'session.retry' }
  | { type: 'user.changed'; user: User };

const missing = (name: string) => () => {
  throw new Error(`session: provide ${name}`);
};

/** Whether someone is signed in: reads and validates a kept token, and follows what becomes of it. */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    readToken: fromPromise<string | null>(missing('readToken')),
    validate: fromPromise<User>(missing('validate')),
    revoke: fromPromise<undefined>(missing('revoke')),
  },
  actions: {
    remember: (_, _params: { signedIn: SignedIn }) => missing('remember')(),
    forget: missing('forget'),
  },
  guards: {
    isToken: (_, params: { token: string | null }) => params.token !== null,
    canRetry: ({ context }, params: { failure: ApiError }) =>
      params.failure.isTransient && context.retries < RETRY_DELAYS.length,
    isTransient: (_, params: { failure: ApiError }) => params.failure.isTransient,
  },
  delays: { retryDelay: ({ context }) => RETRY_DELAYS[context.retries] ?? 0 },
}).createMachine({
  id: 'session',
  context: { user: null, retries: 0, failure: null, ended: null },
  initial: 'reading',
  on: {
    'session.changed': '.reading',
    'session.started': {
      target: '.signedIn',
      actions: [
        { type: 'remember', params: ({ event }) => ({ signedIn: event.signedIn }) },
        assign({ user: ({ event }) => event.signedIn.user }),
      ],
    },
  },
  states: {
    reading: {
      tags: 'checking',
      invoke: {
        src: 'readToken',
        onDone: [
          {
            guard: { type: 'isToken', params: ({ event }) => ({ token: event.output }) },
            target: 'validating',
            actions: assign({ retries: 0 }),
          },
          { target: 'signedOut' },
        ],
        onError: 'signedOut',
      },
    },
    validating: {
      tags: 'checking',
      invoke: {
        src: 'validate',
        onDone: { target: 'signedIn', actions: assign({ user: ({ event }) => event.output }) },
        onError: [
          {
            guard: {
              type: 'canRetry',
              params: ({ event }) => ({ failure: event.error as ApiError }),
            },
            target: 'waiting',
          },
          {
            guard: {
              type: 'isTransient',
              params: ({ event }) => ({ failure: event.error as ApiError }),
            },
            target: 'unreachable',
            actions: assign({ failure: ({ event }) => event.error as ApiError }),
          },
          { target: 'signedOut', actions: ['forget', assign({ ended: 'refused' })] },
        ],
      },
    },
    waiting: {
      tags: 'checking',
      after: {
        retryDelay: {
          target: 'validating',
          actions: assign({ retries: ({ context }) => context.retries + 1 }),
        },
      },
    },
    unreachable: {
      on: { 'session.retry': { target: 'validating', actions: assign({ retries: 0 }) } },
    },
    signedIn: {
      entry: assign({ ended: null, failure: null }),
      on: {
        'session.expired': {
          target: 'signedOut',
          actions: ['forget', assign({ ended: 'expired' })],
        },
        'session.left': 'leaving',
        'user.changed': { actions: assign({ user: ({ event }) => event.user }) },
      },
    },
    leaving: {
      invoke: { src: 'revoke', onDone: 'left', onError: 'left' },
      after: { [LEAVING_LIMIT]: 'left' },
    },
    left: {
      entry: ['forget', assign({ ended: 'left' })],
      always: 'signedOut',
    },
    signedOut: { entry: assign({ user: null }) },
  },
});
