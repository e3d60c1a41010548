import { ApiError, type SignedIn, type User } from '@saudagar/contract';
import { assign, fromPromise, setup } from 'xstate';

/** Why there is no session: left here, ended in another tab, or no longer taken by the server. */
export type SessionEnd = 'left' | 'elsewhere' | 'expired' | 'refused';

/** Milliseconds before the first and the second repeat of a validation (SHELL-114, SHELL-115). */
const RETRY_DELAYS = [1000, 2000] as const;
/** Milliseconds a sign-out waits for the server before going on without it. */
const LEAVING_LIMIT = 3000;

export interface SessionContext {
  /** The member, kept while their token is checked again. */
  user: User | null;
  /** Id of the member whose things the page holds, such as an unsent text; outlives expiry. */
  owner: string | null;
  /** Grows each time those things must go: their member left, or another one came. */
  generation: number;
  /** Repeats already made of the running validation. */
  retries: number;
  /** Why the session is unreachable, or could not be ended everywhere. */
  failure: ApiError | null;
  /** Whether the server can end every session of a member; assumed until it says otherwise. */
  canLeaveEverywhere: boolean;
  ended: SessionEnd | null;
}

export type SessionEvent =
  | { type: 'session.started'; signedIn: SignedIn }
  | { type: 'session.expired' }
  | { type: 'session.left' }
  | { type: 'session.leftEverywhere' }
  /** The member stays, after leaving everywhere failed. */
  | { type: 'session.stayed' }
  /** The kept token is another one; `member` is whose it is, where the store tells. */
  | { type: 'session.changed'; member?: string | undefined }
  | { type: 'session.retry' }
  | { type: 'user.changed'; user: User };

const missing = (name: string) => () => {
  throw new Error(`session: provide ${name}`);
};

const isAnother = ({ owner }: SessionContext, member: string | undefined) =>
  owner !== null && member !== undefined && member !== owner;

/** Whether someone is signed in: reads and validates a kept token, and follows what becomes of it. */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    readToken: fromPromise<string | null>(missing('readToken')),
    validate: fromPromise<User>(missing('validate')),
    /** Ends the session on the server; drops the kept token without waiting for the answer. */
    revoke: fromPromise<undefined>(missing('revoke')),
    /** Ends every session of the member on the server. */
    revokeAll: fromPromise<undefined>(missing('revokeAll')),
  },
  actions: {
    /** Keeps the token of a sign-in. */
    remember: (_, _params: { signedIn: SignedIn }) => missing('remember')(),
    /** Drops the token this session ran on; never a newer one. */
    forget: missing('forget'),
    admit: assign(({ context }, { user }: { user: User }) => ({
      user,
      owner: user.id,
      generation: context.generation + (isAnother(context, user.id) ? 1 : 0),
      failure: null,
      ended: null,
    })),
    dropOwner: assign(({ context }) => ({
      user: null,
      owner: null,
      generation: context.generation + 1,
    })),
    fail: assign((_, { failure }: { failure: ApiError }) => ({ failure })),
    failLeaving: assign(({ context }, { failure }: { failure: ApiError }) => ({
      failure,
      canLeaveEverywhere: context.canLeaveEverywhere && !failure.isUnsupported,
    })),
    end: assign((_, { why }: { why: SessionEnd }) => ({ ended: why })),
    resetRetries: assign({ retries: 0 }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
  },
  guards: {
    isToken: (_, { token }: { token: string | null }) => token !== null,
    isKnown: ({ context }) => context.user !== null,
    isAnother: ({ context }, { member }: { member: string | undefined }) =>
      isAnother(context, member),
    canRetry: ({ context }, { failure }: { failure: ApiError }) =>
      failure.isTransient && context.retries < RETRY_DELAYS.length,
    isTransient: (_, { failure }: { failure: ApiError }) => failure.isTransient,
  },
  delays: {
    retryDelay: ({ context }) => RETRY_DELAYS[context.retries] ?? 0,
    leavingLimit: LEAVING_LIMIT,
  },
}).createMachine({
  id: 'session',
  context: {
    user: null,
    owner: null,
    generation: 0,
    retries: 0,
    failure: null,
    canLeaveEverywhere: true,
    ended: null,
  },
  initial: 'reading',
  on: {
    'session.changed': [
      {
        guard: { type: 'isAnother', params: ({ event }) => ({ member: event.member }) },
        target: '.reading',
        actions: ['dropOwner', 'resetRetries'],
      },
      { target: '.reading', actions: 'resetRetries' },
    ],
    'session.started': {
      target: '.signedIn',
      actions: [
        { type: 'remember', params: ({ event }) => ({ signedIn: event.signedIn }) },
        { type: 'admit', params: ({ event }) => ({ user: event.signedIn.user }) },
      ],
    },
    'session.left': '.leaving',
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
          },
          {
            guard: 'isKnown',
            target: 'signedOut',
            actions: { type: 'end', params: { why: 'elsewhere' } },
          },
          { target: 'signedOut' },
        ],
        onError: {
          target: 'unreachable',
          actions: {
            type: 'fail',
            params: ({ event }) => ({ failure: ApiError.from(event.error) }),
          },
        },
      },
    },
    validating: {
      tags: 'checking',
      invoke: {
        src: 'validate',
        onDone: {
          target: 'signedIn',
          actions: { type: 'admit', params: ({ event }) => ({ user: event.output }) },
        },
        onError: [
          {
            guard: {
              type: 'canRetry',
              params: ({ event }) => ({ failure: ApiError.from(event.error) }),
            },
            target: 'waiting',
          },
          {
            guard: {
              type: 'isTransient',
              params: ({ event }) => ({ failure: ApiError.from(event.error) }),
            },
            target: 'unreachable',
            actions: {
              type: 'fail',
              params: ({ event }) => ({ failure: ApiError.from(event.error) }),
            },
          },
          {
            target: 'signedOut',
            actions: ['forget', { type: 'end', params: { why: 'refused' } }],
          },
        ],
      },
    },
    waiting: {
      tags: 'checking',
      after: { retryDelay: { target: 'reading', actions: 'countRetry' } },
    },
    unreachable: {
      on: { 'session.retry': { target: 'reading', actions: 'resetRetries' } },
    },
    signedIn: {
      initial: 'staying',
      on: {
        'session.expired': {
          target: 'signedOut',
          actions: ['forget', { type: 'end', params: { why: 'expired' } }],
        },
        'user.changed': { actions: assign({ user: ({ event }) => event.user }) },
      },
      states: {
        staying: { on: { 'session.leftEverywhere': 'leavingEverywhere' } },
        // Unlike leaving here, this goes nowhere without the server's word: a member who lost a
        // phone must not believe that it is signed out.
        leavingEverywhere: {
          invoke: {
            src: 'revokeAll',
            onDone: {
              target: '#session.signedOut',
              actions: ['forget', { type: 'end', params: { why: 'left' } }, 'dropOwner'],
            },
            onError: {
              target: 'leavingFailed',
              actions: {
                type: 'failLeaving',
                params: ({ event }) => ({ failure: ApiError.from(event.error) }),
              },
            },
          },
        },
        leavingFailed: {
          exit: assign({ failure: null }),
          on: { 'session.leftEverywhere': 'leavingEverywhere', 'session.stayed': 'staying' },
        },
      },
    },
    leaving: {
      entry: { type: 'end', params: { why: 'left' } },
      invoke: { src: 'revoke', onDone: 'signedOut', onError: 'signedOut' },
      after: { leavingLimit: 'signedOut' },
      on: {
        'session.left': {},
        'session.changed': { target: 'reading', actions: 'resetRetries' },
      },
      exit: 'dropOwner',
    },
    signedOut: {
      entry: assign({ user: null }),
      on: { 'session.left': {} },
    },
  },
});
