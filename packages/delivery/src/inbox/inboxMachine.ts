import type { Conversation, Message, SocketEvent } from '@saudagar/contract';
import { keptAt } from '@saudagar/portal/machines';
import { assign, enqueueActions, fromCallback, fromPromise, not, raise, setup } from 'xstate';
import type { ConnectionNews } from '../connection/connectionMachine.ts';
import { applyEvent, mergeRead, withConversation, withSeen } from './conversations.ts';

/** Polling interval of the list without a socket, in milliseconds (MSG-005). */
const POLL_MS = 10_000;
/** Number of conversations read at first, and added near the end of the list. */
const STEP = 1_000;

/** Events without the new state of a room: the list is read again. */
const RELOAD_EVENTS = new Set<SocketEvent['type']>(['room', 'message_removed', 'gap']);

/** Result of reading the list. */
export interface ConversationsRead {
  conversations: readonly Conversation[];
  /** True when the server has older ones. */
  hasMore: boolean;
}

export interface InboxContext {
  /** The signed-in member. */
  memberId: string;
  /** Newest first. */
  conversations: readonly Conversation[];
  /** Maximum number to read. */
  most: number;
  /** True when the server has older ones. */
  hasMore: boolean;
  /** Since when this device has kept the list, as an ISO timestamp; null for one just read. */
  keptAt: string | null;
  /** The room whose newest messages are visible. */
  seen: string | null;
  /** True when a socket delivers the events of all rooms. */
  isLive: boolean;
  /** True when an event came before the first read was done. */
  isBehind: boolean;
  /** True while subscribed to events. */
  isSubscribed: boolean;
}

export type InboxEvent =
  | { type: 'inbox.retried' }
  /** The end of the list is close to the view. */
  | { type: 'older.wanted' }
  /** The room whose newest messages are visible, or null: nothing in it is unread. */
  | { type: 'conversation.seen'; roomId: string | null }
  /** The member has opened, created or changed a room: it is listed before the server's event. */
  | { type: 'conversation.entered'; conversation: Conversation }
  /** The member has left the room. */
  | { type: 'conversation.left'; roomId: string }
  /** The server has acknowledged the member's own message. */
  | { type: 'message.acknowledged'; roomId: string; message: Message }
  | ConnectionNews;

const missing = (name: string) => () => {
  throw new Error(`inbox: provide ${name}`);
};

/** The member's conversations (MSG-001–020). A failed read is silent: another one follows. */
export const inboxMachine = setup({
  types: {
    context: {} as InboxContext,
    input: {} as { memberId: string },
    events: {} as InboxEvent,
    // Keyed by any id: declaration files cannot type only some children by id.
    children: {} as Record<string, 'watchNews'>,
  },
  actors: {
    loadConversations: fromPromise<ConversationsRead, { most: number; mayBeKept?: boolean }>(
      missing('loadConversations'),
    ),
    /** Passes on events of connection and outbox, starting with the state of the socket. */
    watchNews: fromCallback<InboxEvent>(missing('watchNews')),
  },
  actions: {
    logFailure: (_, _params: { error: unknown }) => missing('logFailure')(),
    take: assign(({ context }, { read }: { read: ConversationsRead }) => ({
      conversations: withSeen(mergeRead(context.conversations, read.conversations), context.seen),
      hasMore: read.hasMore,
      keptAt: keptAt(read),
    })),
    wantMore: assign({ most: ({ context }) => context.most + STEP }),
    /** Reads the list again for an unknown room, or a change that is no new message. */
    applyEvents: enqueueActions(
      ({ context, enqueue }, { events }: { events: readonly SocketEvent[] }) => {
        let { conversations } = context;
        let isUnknown = false;
        for (const event of events) {
          const next = applyEvent(conversations, event, context.memberId);
          isUnknown ||= next === null || RELOAD_EVENTS.has(event.type);
          conversations = next ?? conversations;
        }
        enqueue.assign({ conversations: withSeen(conversations, context.seen) });
        if (isUnknown) enqueue.raise({ type: 'inbox.retried' });
      },
    ),
    see: assign(({ context }, { roomId }: { roomId: string | null }) => ({
      seen: roomId,
      conversations: withSeen(context.conversations, roomId),
    })),
    put: assign(({ context }, { conversation }: { conversation: Conversation }) => ({
      conversations: withSeen(withConversation(context.conversations, conversation), context.seen),
    })),
    drop: assign(({ context }, { roomId }: { roomId: string }) => ({
      conversations: context.conversations.filter(({ id }) => id !== roomId),
    })),
    /** A running read may be outdated. */
    readAgain: raise({ type: 'inbox.retried' }),
    noteLive: assign({ isLive: true }),
    noteLost: assign({ isLive: false }),
    noteBehind: assign({ isBehind: true }),
    noteUpToDate: assign({ isBehind: false }),
    noteUnsubscribed: assign({ isSubscribed: false }),
    /** Restarts failed subscriptions with the next read. */
    subscribeAgain: enqueueActions(({ context, enqueue }) => {
      if (context.isSubscribed) return;
      enqueue.assign({ isSubscribed: true });
      enqueue.spawnChild('watchNews', { id: 'news' });
    }),
  },
  guards: {
    isLive: ({ context }) => context.isLive,
    /** True when older ones exist that were not requested yet. */
    hasOlder: ({ context: { hasMore, conversations, most } }) =>
      hasMore && conversations.length >= most,
    /** True for a list that lacks what happened since. */
    isIncomplete: ({ context }, { read }: { read: ConversationsRead }) =>
      context.isBehind || keptAt(read) !== null,
    isNew: (_, { isNew = false }: { isNew?: boolean }) => isNew,
    isCurrent: (_, { isNew = false }: { isNew?: boolean }) => !isNew,
  },
  delays: { poll: POLL_MS },
}).createMachine({
  id: 'inbox',
  context: ({ input }) => ({
    ...input,
    conversations: [],
    most: STEP,
    hasMore: false,
    keptAt: null,
    seen: null,
    isLive: false,
    isBehind: false,
    isSubscribed: true,
  }),
  // Without it the list is polled, as without a socket.
  invoke: {
    src: 'watchNews',
    id: 'news',
    onError: {
      actions: [
        { type: 'logFailure', params: ({ event }) => event },
        'noteUnsubscribed',
        'noteLost',
      ],
    },
  },
  on: {
    'connection.opened': { actions: 'noteLive' },
    'connection.lost': { actions: 'noteLost' },
    'conversation.seen': { actions: { type: 'see', params: ({ event }) => event } },
    'conversation.entered': {
      actions: [{ type: 'put', params: ({ event }) => event }, 'noteBehind', 'readAgain'],
    },
    'conversation.left': {
      actions: [{ type: 'drop', params: ({ event }) => event }, 'noteBehind', 'readAgain'],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      entry: ['noteUpToDate', 'subscribeAgain'],
      invoke: {
        src: 'loadConversations',
        input: ({ context: { most } }) => ({ most, mayBeKept: true }),
        onDone: [
          {
            guard: {
              type: 'isIncomplete',
              params: ({ event }) => ({ read: event.output }),
            },
            target: 'ready.reading',
            actions: { type: 'take', params: ({ event }) => ({ read: event.output }) },
          },
          {
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => ({ read: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
      // A running read may lack it, and there is no list yet to add it to.
      on: {
        'connection.opened': {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: ['noteLive', 'noteBehind'],
        },
        'connection.delivered': { actions: 'noteBehind' },
        'message.acknowledged': { actions: 'noteBehind' },
      },
    },
    failed: {
      after: { poll: 'loading' },
      on: {
        'inbox.retried': 'loading',
        'connection.opened': {
          target: 'loading',
          actions: 'noteLive',
        },
      },
    },
    ready: {
      initial: 'choosing',
      on: {
        'connection.delivered': { actions: { type: 'applyEvents', params: ({ event }) => event } },
        // Without a socket, the reply to sending updates the list.
        'message.acknowledged': {
          actions: {
            type: 'applyEvents',
            params: ({ event: { roomId, message } }) => ({
              events: [{ type: 'new_message', message: { ...message, room_id: roomId } }],
            }),
          },
        },
        'connection.opened': [
          {
            guard: { type: 'isNew', params: ({ event }) => event },
            target: '.reading',
            actions: 'noteLive',
          },
          // The list is complete.
          { actions: 'noteLive' },
        ],
        'inbox.retried': '.reading',
        'older.wanted': { guard: 'hasOlder', target: '.reading', actions: 'wantMore' },
      },
      states: {
        choosing: { always: [{ guard: 'isLive', target: 'live' }, { target: 'waiting' }] },
        live: {
          always: { guard: not('isLive'), target: 'waiting' },
          on: { 'connection.lost': { target: 'waiting', actions: 'noteLost' } },
        },
        waiting: {
          after: { poll: 'reading' },
          on: {
            'connection.opened': {
              guard: { type: 'isCurrent', params: ({ event }) => event },
              target: 'live',
              actions: 'noteLive',
            },
          },
        },
        reading: {
          entry: 'subscribeAgain',
          invoke: {
            src: 'loadConversations',
            input: ({ context: { most } }) => ({ most }),
            onDone: {
              target: 'choosing',
              actions: { type: 'take', params: ({ event }) => ({ read: event.output }) },
            },
            onError: {
              target: 'waiting',
              actions: { type: 'logFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
