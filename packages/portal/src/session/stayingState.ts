import { requested, sessionSetup } from './sessionSetup.ts';

/** A signed-in member, whose account is read again when it may be outdated. */
export const staying = sessionSetup.createStateConfig({
  initial: 'known',
  on: {
    'session.leftEverywhere': 'leavingEverywhere',
    'leaving.requested': requested,
    'user.outdated': '.refreshing',
  },
  states: {
    known: {},
    // The stored member while the server does not answer: the client ends an invalid session.
    unconfirmed: {
      tags: 'unconfirmed',
      invoke: {
        src: 'watchPage',
        onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
      },
      after: { returnDelay: 'confirming.noticed' },
      on: {
        'page.returned': 'confirming.noticed',
        'user.outdated': 'confirming.noticed',
      },
    },
    confirming: {
      initial: 'unnoticed',
      states: {
        unnoticed: { after: { noticeDelay: 'noticed' } },
        noticed: { tags: 'unconfirmed' },
      },
      on: {
        // The running reply may be older than this.
        'user.changed': {
          target: 'confirming',
          reenter: true,
          actions: { type: 'change', params: ({ event }) => event },
        },
      },
      invoke: {
        src: 'validate',
        onDone: {
          target: 'known',
          actions: { type: 'admit', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'unconfirmed',
          actions: ['countReturn', { type: 'logFailure', params: ({ event }) => event }],
        },
      },
    },
    // Known data stays when this fails; the client ends an invalid session.
    refreshing: {
      on: {
        'user.changed': {
          target: 'refreshing',
          reenter: true,
          actions: { type: 'change', params: ({ event }) => event },
        },
      },
      invoke: {
        src: 'validate',
        onDone: {
          target: 'known',
          actions: { type: 'admit', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'known',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
    },
  },
});
