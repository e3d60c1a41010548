import type { Conversation, Message, SocketEvent } from '@saudagar/contract';
import { assign, enqueueActions, fromCallback, fromPromise, not, raise, setup } from 'xstate';
import type { ConnectionNews } from '../connection/connectionMachine.ts';
import { applyEvent, mergeRead, withConversation, withSeen } from './conversations.ts';

/** Milliseconds between two looks at the list while no socket tells of it (MSG-005). */
const POLL_MS = 10_000;
/** Conversations that are read at first, and how many more whenever their end is near. */
const STEP = 1_000;

/** Events that do not say what became of a room: the list is read anew. */
const READ_ANEW = new Set<SocketEvent['type']>(['room', 'message_removed', 'gap']);

/** What a look at the list found. */
export interface ConversationsRead {
  conversations: readonly Conversation[];
  /** Whether there are older ones than were asked for. */
  hasMore: boolean;
}

export interface InboxContext {
  /** Who reads. */
  memberId: string;
  /** The newest first. */
  conversations: readonly Conversation[];
  /** How many are read at most. */
  most: number;
  /** Whether the server has older ones. */
  hasMore: boolean;
  /** The room whose newest messages are looked at. */
  seen: string | null;
  /** Whether a socket carries all rooms. */
  isLive: boolean;
  /** Whether something was told before the first read was there. */
  isBehind: boolean;
  /** Whether the subscription to what others tell stands. */
  isSubscribed: boolean;
}

export type InboxEvent =
  | { type: 'inbox.retried' }
  /** The end of the list is near. */
  | { type: 'older.wanted' }
  /** Which room's newest messages the member looks at, null for none: nothing in it is unread. */
  | { type: 'conversation.seen'; roomId: string | null }
  /** The member has opened, made or changed a room: it is there before the server tells of it. */
  | { type: 'conversation.entered'; conversation: Conversation }
  /** The member has left the room. */
  | { type: 'conversation.left'; roomId: string }
  /** The server has a message of the member's own. */
  | { type: 'message.acknowledged'; roomId: string; message: Message }
  | ConnectionNews;

const missing = (name: string) => () => {
  throw new Error(`inbox: provide ${name}`);
};

/** The member's conversations (MSG-001–020). A read that fails is silent: the next one comes. */
export const inboxMachine = setup({
  types: {
    context: {} as InboxContext,
    input: {} as { memberId: string },
    events: {} as InboxEvent,
    // By no name of its own: what is published cannot tell some children by name beside others.
    children: {} as Record<string, 'watchNews'>,
  },
  actors: {
    loadConversations: fromPromise<ConversationsRead, { most: number }>(
      missing('loadConversations'),
    ),
    /** Says what connection and outbox tell, and first whether the socket is up. */
    watchNews: fromCallback<InboxEvent>(missing('watchNews')),
  },
  actions: {
    logFailure: (_, _params: { error: unknown }) => missing('logFailure')(),
    take: assign(({ context }, { read }: { read: ConversationsRead }) => ({
      conversations: withSeen(mergeRead(context.conversations, read.conversations), context.seen),
      hasMore: read.hasMore,
    })),
    wantMore: assign({ most: ({ context }) => context.most + STEP }),
    /** Of a room that is not known, or changed without a new message, the list is read anew. */
    applyEvents: enqueueActions(
      ({ context, enqueue }, { events }: { events: readonly SocketEvent[] }) => {
        let { conversations } = context;
        let isUnknown = false;
        for (const event of events) {
          const next = applyEvent(conversations, event, context.memberId);
          isUnknown ||= next === null || READ_ANEW.has(event.type);
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
    /** What is being read may be from before. */
    readAnew: raise({ type: 'inbox.retried' }),
    noteLive: assign({ isLive: true }),
    noteLost: assign({ isLive: false }),
    noteBehind: assign({ isBehind: true }),
    noteUpToDate: assign({ isBehind: false }),
    noteUnsubscribed: assign({ isSubscribed: false }),
    /** What failed to subscribe tries again with the next read. */
    subscribeAgain: enqueueActions(({ context, enqueue }) => {
      if (context.isSubscribed) return;
      enqueue.assign({ isSubscribed: true });
      enqueue.spawnChild('watchNews', { id: 'news' });
    }),
  },
  guards: {
    isLive: ({ context }) => context.isLive,
    /** Whether older ones are to be read that were not asked for yet. */
    hasOlder: ({ context: { hasMore, conversations, most } }) =>
      hasMore && conversations.length >= most,
    isBehind: ({ context }) => context.isBehind,
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
    seen: null,
    isLive: false,
    isBehind: false,
    isSubscribed: true,
  }),
  // Without it the list is read again and again, as without a socket.
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
      actions: [{ type: 'put', params: ({ event }) => event }, 'noteBehind', 'readAnew'],
    },
    'conversation.left': {
      actions: [{ type: 'drop', params: ({ event }) => event }, 'noteBehind', 'readAnew'],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      entry: ['noteUpToDate', 'subscribeAgain'],
      invoke: {
        src: 'loadConversations',
        input: ({ context: { most } }) => ({ most }),
        onDone: [
          {
            guard: 'isBehind',
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
      // What is being read may lack it, and there is nothing yet to add it to.
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
        // Where no socket says so, the answer to sending does.
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
          // All was read that there is.
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
