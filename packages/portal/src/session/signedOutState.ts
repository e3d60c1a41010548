import { assign } from 'xstate';
import { sessionSetup } from './sessionSetup.ts';

/** Without a session: the host's store reports a sign-in, a portal is asked for another token. */
export const signedOut = sessionSetup.createStateConfig({
  entry: assign({ user: null, failure: null }),
  on: {
    'session.signedOut': {},
    'session.retried': { target: 'reading', actions: 'startAnew' },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'mustAsk', target: 'resting' }, { target: 'left' }] },
    /** The host's store reports a sign-in. */
    left: {},
    /** A portal is asked for another token at increasing intervals. */
    resting: {
      invoke: {
        src: 'watchPage',
        onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
      },
      after: { askDelay: { target: 'asking', actions: 'countReturn' } },
      on: { 'page.returned': 'asking' },
    },
    asking: {
      invoke: {
        src: 'askForAnother',
        onDone: [
          {
            guard: { type: 'isToken', params: ({ event }) => ({ token: event.output }) },
            target: '#session.validating',
            actions: 'resetRetries',
          },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
    },
  },
});
