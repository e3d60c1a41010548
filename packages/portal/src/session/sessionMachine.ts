import { ApiError, type User } from '@saudagar/contract';
import { assign } from 'xstate';
import { deactivating, ending, requested, sessionSetup } from './sessionSetup.ts';
import { signedOut } from './signedOutState.ts';
import { staying } from './stayingState.ts';

/** The member's session: reads and validates a stored token, and follows its changes. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: {
    user: null,
    owner: null,
    generation: 0,
    retries: 0,
    returns: 0,
    failure: null,
    ended: null,
    suspension: null,
    asked: { isEverywhere: false, hasUnsent: false },
    hasNewAvatar: false,
  },
  initial: 'reading',
  on: {
    'session.changed': [
      {
        guard: { type: 'isAnother', params: ({ event }) => ({ memberId: event.memberId }) },
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
    'session.signedOut': '.leaving',
  },
  states: {
    reading: {
      tags: 'checking',
      invoke: {
        src: 'readToken',
        onDone: [
          {
            guard: { type: 'isToken', params: ({ event }) => ({ token: event.output }) },
            target: 'finding',
          },
          {
            guard: 'isKnown',
            target: 'signedOut',
            actions: [...ending('elsewhere')],
          },
          { target: 'signedOut' },
        ],
        onError: [
          {
            guard: {
              type: 'canRetry',
              params: ({ event }) => ({ failure: ApiError.from(event.error) }),
            },
            target: 'waiting',
          },
          {
            target: 'unreachable',
            actions: {
              type: 'fail',
              params: ({ event }) => ({ failure: ApiError.from(event.error) }),
            },
          },
        ],
      },
    },
    // Shows what this device keeps of the member while the token is checked.
    finding: {
      tags: 'checking',
      invoke: {
        src: 'findOffline',
        onDone: [
          {
            guard: { type: 'isOfflineUser', params: ({ event }) => ({ user: event.output }) },
            target: 'signedIn.staying.confirming',
            actions: { type: 'admit', params: ({ event }) => ({ user: event.output as User }) },
          },
          { target: 'validating' },
        ],
        onError: {
          target: 'validating',
          actions: { type: 'logFailure', params: ({ event }) => event },
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
            guard: {
              type: 'isDeactivated',
              params: ({ event }) => ({ failure: ApiError.from(event.error) }),
            },
            target: 'signedOut',
            actions: ['forget', ...deactivating],
          },
          {
            // A foreign portal may give another token, with which its view goes on.
            guard: 'mustAsk',
            target: 'signedOut',
            actions: ['forget', ...ending('refused')],
          },
          {
            target: 'signedOut',
            actions: ['forget', ...ending('refused'), 'dropOwner'],
          },
        ],
      },
    },
    waiting: {
      tags: 'checking',
      after: { retryDelay: { target: 'reading', actions: 'countRetry' } },
    },
    // Left by one try at a time, whose failure returns here; the failure stays until one succeeds.
    unreachable: {
      invoke: {
        src: 'watchPage',
        onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
      },
      after: { returnDelay: { target: 'reading', actions: 'countReturn' } },
      on: {
        'session.retried': { target: 'reading', actions: 'startAnew' },
        'page.returned': 'reading',
      },
    },
    signedIn: {
      initial: 'staying',
      on: {
        'session.expired': {
          target: 'signedOut',
          actions: ['forget', ...ending('expired')],
        },
        'session.deactivated': {
          target: 'signedOut',
          actions: ['distrust', ...deactivating],
        },
        'user.changed': { actions: { type: 'change', params: ({ event }) => event } },
      },
      states: {
        staying,
        lookingForUnsent: {
          invoke: {
            src: 'findUnsent',
            onDone: [
              {
                guard: {
                  type: 'mustBeAsked',
                  params: ({ event }) => ({ hasUnsent: event.output }),
                },
                target: 'leavingAsked',
                actions: {
                  type: 'noteUnsent',
                  params: ({ event }) => ({ hasUnsent: event.output }),
                },
              },
              { target: '#session.leaving' },
            ],
            // A browser without storage has no drafts to lose.
            onError: [
              {
                guard: { type: 'mustBeAsked', params: { hasUnsent: false } },
                target: 'leavingAsked',
              },
              { target: '#session.leaving' },
            ],
          },
        },
        /** Confirmation: signing out loses unsent data, or ends every session. */
        leavingAsked: {
          on: {
            'leaving.requested': requested,
            'session.leftEverywhere': 'leavingEverywhere',
            'signOut.cancelled': 'staying',
          },
        },
        // Unlike signing out here, this needs the server's confirmation: a member who lost a phone
        // must not wrongly believe that it is signed out.
        leavingEverywhere: {
          // A member who stays may still be signed out by the next reply.
          on: { 'signOut.cancelled': 'staying' },
          invoke: {
            src: 'revokeAll',
            onDone: {
              target: '#session.signedOut',
              actions: ['forget', ...ending('left'), 'dropOwner'],
            },
            onError: {
              target: 'leavingFailed',
              actions: {
                type: 'fail',
                params: ({ event }) => ({ failure: ApiError.from(event.error) }),
              },
            },
          },
        },
        leavingFailed: {
          exit: assign({ failure: null }),
          on: {
            'leaving.requested': requested,
            'session.leftEverywhere': 'leavingEverywhere',
            'signOut.cancelled': 'staying',
          },
        },
      },
    },
    leaving: {
      entry: [...ending('left')],
      invoke: { src: 'revoke', onDone: 'signedOut', onError: 'signedOut' },
      after: { leavingLimit: 'signedOut' },
      on: {
        'session.signedOut': {},
        'session.changed': { target: 'reading', actions: 'resetRetries' },
      },
      exit: 'dropOwner',
    },
    signedOut,
  },
});
