import type { Conversation, Message, SocketEvent } from '@saudagar/contract';
import { assign, enqueueActions, fromCallback, fromPromise, raise, setup } from 'xstate';
import type { ConnectionNews } from '../connection/connectionMachine.ts';
import { hearOf, mergeRead, withConversation, withSeen } from './conversations.ts';

/** Milliseconds between two looks at the list while no socket tells of it (MSG-005). */
const POLL_MS = 10_000;

export interface InboxContext {
  /** Who reads. */
  memberId: string;
  /** The newest first. */
  conversations: readonly Conversation[];
  /** The room whose newest messages are looked at. */
  seen: string | null;
  /** Whether a socket carries all rooms. */
  isLive: boolean;
  /** Whether something was told before the first read was there. */
  isBehind: boolean;
}

export type InboxEvent =
  | { type: 'inbox.retried' }
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
  },
  actors: {
    loadConversations: fromPromise<Conversation[]>(missing('loadConversations')),
    /** Says what connection and outbox tell, and first whether the socket is up. */
    watchNews: fromCallback<InboxEvent>(missing('watchNews')),
  },
  actions: {
    logFailure: (_, _params: { error: unknown }) => missing('logFailure')(),
    take: assign(({ context }, { read }: { read: readonly Conversation[] }) => ({
      conversations: withSeen(mergeRead(context.conversations, read), context.seen),
    })),
    /** Of a room that is not known the list is read anew. */
    hear: enqueueActions(({ context, enqueue }, { events }: { events: readonly SocketEvent[] }) => {
      let { conversations } = context;
      let isUnknown = false;
      for (const event of events) {
        const next = hearOf(conversations, event, context.memberId);
        isUnknown ||= next === null || event.type === 'room' || event.type === 'gap';
        conversations = next ?? conversations;
      }
      enqueue.assign({ conversations: withSeen(conversations, context.seen) });
      if (isUnknown) enqueue.raise({ type: 'inbox.retried' });
    }),
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
    noteLive: assign((_, { room }: { room: string | null }) => ({ isLive: room === null })),
    noteLost: assign({ isLive: false }),
    noteBehind: assign({ isBehind: true }),
    noteUpToDate: assign({ isBehind: false }),
  },
  guards: {
    isLive: ({ context }) => context.isLive,
    isBehind: ({ context }) => context.isBehind,
    isNew: (_, { isNew = false }: { isNew?: boolean }) => isNew,
  },
  delays: { poll: POLL_MS },
}).createMachine({
  id: 'inbox',
  context: ({ input }) => ({
    ...input,
    conversations: [],
    seen: null,
    isLive: false,
    isBehind: false,
  }),
  invoke: { src: 'watchNews' },
  on: {
    'connection.opened': { actions: { type: 'noteLive', params: ({ event }) => event } },
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
      entry: 'noteUpToDate',
      invoke: {
        src: 'loadConversations',
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
          actions: [{ type: 'noteLive', params: ({ event }) => event }, 'noteBehind'],
        },
        'connection.told': { actions: 'noteBehind' },
        'message.acknowledged': { actions: 'noteBehind' },
      },
    },
    failed: {
      after: { poll: 'loading' },
      on: {
        'inbox.retried': 'loading',
        'connection.opened': {
          target: 'loading',
          actions: { type: 'noteLive', params: ({ event }) => event },
        },
      },
    },
    ready: {
      initial: 'choosing',
      on: {
        'connection.told': { actions: { type: 'hear', params: ({ event }) => event } },
        // Where no socket says so, the answer to sending does.
        'message.acknowledged': {
          actions: {
            type: 'hear',
            params: ({ event: { roomId, message } }) => ({
              events: [{ type: 'new_message', message: { ...message, room_id: roomId } }],
            }),
          },
        },
        'connection.opened': {
          target: '.reading',
          actions: { type: 'noteLive', params: ({ event }) => event },
        },
        'inbox.retried': '.reading',
      },
      states: {
        choosing: { always: [{ guard: 'isLive', target: 'live' }, { target: 'waiting' }] },
        live: { on: { 'connection.lost': { target: 'waiting', actions: 'noteLost' } } },
        waiting: { after: { poll: 'reading' } },
        reading: {
          invoke: {
            src: 'loadConversations',
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
