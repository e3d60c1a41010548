import type { SocketCommand, SocketEvent } from '@saudagar/contract';
import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { backoff } from './backoff.ts';

/** Codes with which a server refuses a socket: a bad or expired token, a room not one's own. */
const REFUSED = [4401, 4404];
/** Milliseconds until a refused connection is tried again: the host may have a new token. */
const REFUSED_FOR_MS = 60_000;
/** Events after which the member's account may not be as it was. */
const ACCOUNT_EVENTS: readonly string[] = ['account', 'gap'] satisfies SocketEvent['type'][];

export interface ConnectionContext {
  isSignedIn: boolean;
  isOnline: boolean;
  /** Tries in vain since the last connection. */
  tries: number;
  /** Times that a socket opened. */
  openings: number;
  /** Whether nothing was missed since the page is there. */
  isCurrent: boolean;
  /** Whether session, network and page are watched. */
  isSubscribed: boolean;
}

export type ConnectionEvent =
  | { type: 'session.changed'; isSignedIn: boolean }
  | { type: 'network.changed'; isOnline: boolean }
  /** Somebody looks again: worth a try at once. */
  | { type: 'page.shown' }
  | { type: 'room.shown' }
  /** `isCurrent` where the server says that nothing happened since the page is there. */
  | { type: 'socket.opened'; isCurrent?: boolean }
  | { type: 'socket.closed'; code: number }
  | { type: 'socket.delivered'; events: readonly SocketEvent[] }
  | { type: 'command.given'; command: SocketCommand };

/** What all that shows conversations hears of the connection. */
export type ConnectionNews =
  /**
   * Where `isNew`, what was read before may lack what came meanwhile; where it opened once more,
   * `isAgain`, so may what was read while the one before was open.
   */
  | { type: 'connection.opened'; isNew?: boolean; isAgain?: boolean }
  | { type: 'connection.lost' }
  | { type: 'connection.delivered'; events: readonly SocketEvent[] };

const missing = (name: string) => () => {
  throw new Error(`connection: provide ${name}`);
};

/** The one connection of a member's page, kept up as long as they are signed in (MSG-031–036). */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    emitted: {} as ConnectionNews,
    // By no name of its own: what is published cannot tell some children by name beside others.
    children: {} as Record<string, 'socket'>,
    tags: {} as 'live',
  },
  actors: {
    /** Opens the member's socket; says what it hears; shut when stopped. */
    socket: fromCallback<ConnectionEvent>(missing('socket')),
    /** Tells of session, network and page. */
    watchPage: fromCallback<ConnectionEvent>(missing('watchPage')),
    /** Asks the server whether the session holds: where it does not, the portal ends it. */
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
    /** What the page knows of its own member is old: the session reads it again. */
    outdateAccount: (_) => missing('outdateAccount')(),
    noteUnsubscribed: assign({ isSubscribed: false }),
    /** What failed to subscribe tries again when a room is opened. */
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
        // As good as closed.
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
                actions: [{ type: 'noteOpen', params: ({ event }) => event }, 'outdateAccount'],
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
            // It was taken before: the host may have a new token by now, so it is asked for one.
            'socket.closed': { target: '#connection.waiting', actions: 'countTry' },
            'socket.delivered': [
              {
                guard: { type: 'isAboutAccount', params: ({ event }) => event },
                actions: [
                  { type: 'deliverEvents', params: ({ event }) => event },
                  'outdateAccount',
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
    // A socket cannot say why: a call can, and leads to the sign-in where the session is over.
    refused: {
      invoke: {
        src: 'checkSession',
        onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
      },
      after: { refusedFor: 'choosing' },
    },
  },
});
