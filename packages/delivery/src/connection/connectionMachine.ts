import type { SocketCommand, SocketEvent } from '@saudagar/contract';
import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { backoff } from './backoff.ts';

/** Close codes of a rejected socket: an invalid or expired token, a room the member is not in. */
const REFUSED = [4401, 4404];
/** Milliseconds until a rejected connection is retried: the host may have a new token. */
const REFUSED_FOR_MS = 60_000;
/** Events after which the member's account may have changed. */
const ACCOUNT_EVENTS: readonly string[] = ['account', 'gap'] satisfies SocketEvent['type'][];

export interface ConnectionContext {
  isSignedIn: boolean;
  isOnline: boolean;
  /** Failed tries since the last connection. */
  tries: number;
  /** Number of times a socket opened. */
  openings: number;
  /** True when no event was missed since the page was loaded. */
  isCurrent: boolean;
  /** True when session, network and page are watched. */
  isSubscribed: boolean;
}

export type ConnectionEvent =
  | { type: 'session.changed'; isSignedIn: boolean }
  | { type: 'network.changed'; isOnline: boolean }
  /** The page is visible again: worth a retry at once. */
  | { type: 'page.shown' }
  | { type: 'room.shown' }
  /** `isCurrent` when the server reports no event since the page was loaded. */
  | { type: 'socket.opened'; isCurrent?: boolean }
  | { type: 'socket.closed'; code: number }
  | { type: 'socket.delivered'; events: readonly SocketEvent[] }
  | { type: 'command.given'; command: SocketCommand };

/** Events of the connection, for all views of conversations. */
export type ConnectionNews =
  /**
   * With `isNew`, data read before may be stale; with `isAgain`, after a reconnect, so may data
   * read during the previous connection.
   */
  | { type: 'connection.opened'; isNew?: boolean; isAgain?: boolean }
  | { type: 'connection.lost' }
  | { type: 'connection.delivered'; events: readonly SocketEvent[] };

const missing = (name: string) => () => {
  throw new Error(`connection: provide ${name}`);
};

/** The page's only connection, maintained while a member is signed in (MSG-031–036). */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    emitted: {} as ConnectionNews,
    // Keyed by any id: declaration files cannot type only some children by id.
    children: {} as Record<string, 'socket'>,
    tags: {} as 'live',
  },
  actors: {
    /** Opens the member's socket, passes its events on, closes it when stopped. */
    socket: fromCallback<ConnectionEvent>(missing('socket')),
    /** Watches session, network and page. */
    watchPage: fromCallback<ConnectionEvent>(missing('watchPage')),
    /** Verifies the session with the server; the portal ends an invalid one. */
    checkSession: fromPromise<void>(missing('checkSession')),
  },
  actions: {
    logFailure: (_, _params: { error: unknown }) => missing('logFailure')(),
    note: assign((_, change: Partial<ConnectionContext>) => change),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    noteOpen: assign(({ context }, { isCurrent = false }: { isCurrent?: boolean | undefined }) => ({
      openings: context.openings + 1,
      isCurrent: isCurrent && context.openings === 0,
      tries: 0,
    })),
    publishOpened: emit(({ context: { openings, isCurrent } }) => ({
      type: 'connection.opened',
      isNew: !isCurrent,
      isAgain: openings > 1,
    })),
    publishLost: emit({ type: 'connection.lost' }),
    deliverEvents: emit((_, { events }: { events: readonly SocketEvent[] }) => ({
      type: 'connection.delivered',
      events,
    })),
    /** Marks the member's own account as stale: the session reads it again. */
    invalidateAccount: (_) => missing('invalidateAccount')(),
    noteUnsubscribed: assign({ isSubscribed: false }),
    /** Restarts failed subscriptions when a room is opened. */
    subscribeAgain: enqueueActions(({ context, enqueue }) => {
      if (context.isSubscribed) return;
      enqueue.assign({ isSubscribed: true });
      enqueue.spawnChild('watchPage', { id: 'page' });
    }),
    passCommand: sendTo('socket', ({ event }) => event),
  },
  guards: {
    isSignedOut: ({ context }) => !context.isSignedIn,
    isOffline: ({ context }) => !context.isOnline,
    isAgain: ({ context }) => context.openings > 0,
    isAboutAccount: (_, { events }: { events: readonly SocketEvent[] }) =>
      events.some(({ type }) => ACCOUNT_EVENTS.includes(type)),
    isRefusal: (_, { code }: { code: number }) => REFUSED.includes(code),
  },
  delays: {
    backoff: ({ context }) => backoff(context.tries, Math.random()),
    refusedFor: REFUSED_FOR_MS,
  },
}).createMachine({
  id: 'connection',
  context: {
    isSignedIn: false,
    isOnline: true,
    tries: 0,
    openings: 0,
    isCurrent: false,
    isSubscribed: true,
  },
  invoke: {
    src: 'watchPage',
    id: 'page',
    onError: {
      actions: [{ type: 'logFailure', params: ({ event }) => event }, 'noteUnsubscribed'],
    },
  },
  on: {
    'session.changed': {
      target: '.choosing',
      actions: {
        type: 'note',
        params: ({ event: { isSignedIn } }) => ({ isSignedIn, tries: 0 }),
      },
    },
    'network.changed': {
      target: '.choosing',
      actions: { type: 'note', params: ({ event: { isOnline } }) => ({ isOnline, tries: 0 }) },
    },
    'room.shown': { actions: 'subscribeAgain' },
  },
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: 'isSignedOut', target: 'off' },
        { guard: 'isOffline', target: 'offline' },
        { target: 'reaching' },
      ],
    },
    off: {},
    offline: {},
    reaching: {
      invoke: {
        src: 'socket',
        id: 'socket',
        // Equivalent to a closed socket.
        onError: {
          target: 'waiting',
          actions: [{ type: 'logFailure', params: ({ event }) => event }, 'countTry'],
        },
      },
      initial: 'connecting',
      on: {
        'socket.closed': [
          { guard: { type: 'isRefusal', params: ({ event }) => event }, target: 'refused' },
          { target: 'waiting', actions: 'countTry' },
        ],
      },
      states: {
        connecting: {
          on: {
            'socket.opened': [
              {
                guard: 'isAgain',
                target: 'open',
                actions: [{ type: 'noteOpen', params: ({ event }) => event }, 'invalidateAccount'],
              },
              { target: 'open', actions: { type: 'noteOpen', params: ({ event }) => event } },
            ],
          },
        },
        open: {
          tags: 'live',
          entry: 'publishOpened',
          exit: 'publishLost',
          on: {
            // The token was valid before: the host may have a new one by now.
            'socket.closed': { target: '#connection.waiting', actions: 'countTry' },
            'socket.delivered': [
              {
                guard: { type: 'isAboutAccount', params: ({ event }) => event },
                actions: [
                  { type: 'deliverEvents', params: ({ event }) => event },
                  'invalidateAccount',
                ],
              },
              { actions: { type: 'deliverEvents', params: ({ event }) => event } },
            ],
            'command.given': { actions: 'passCommand' },
          },
        },
      },
    },
    waiting: { after: { backoff: 'choosing' }, on: { 'page.shown': 'choosing' } },
    // A socket cannot say why: a call can, and leads to the sign-in when the session has ended.
    refused: {
      invoke: {
        src: 'checkSession',
        onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
      },
      after: { refusedFor: 'choosing' },
    },
  },
});
