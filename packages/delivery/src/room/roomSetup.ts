import { ApiError, type Message, type SocketEvent } from '@saudagar/contract';
import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import { isEnteredAnew, lastMembershipEvent } from './membership.ts';
import type { ReadMark } from './readMarksMachine.ts';
import {
  FORGOTTEN,
  firstUnread,
  type MessagesQuestion,
  messagesIn,
  type RoomContext,
  type RoomEvent,
  type RoomInput,
  removedIn,
  seenTo,
  withHistory,
} from './room.ts';
import {
  addMessages,
  addNewer,
  addOlder,
  beginningAt,
  hasGap,
  type MessagePage,
  startWith,
  withRemoved,
} from './roomHistory.ts';

/** Milliseconds between two looks at an open room while no socket is up (MSG-023). */
const POLL_MS = 3000;
/** Milliseconds a typing notice holds. */
const TYPING_MS = 6000;

const missing = (name: string) => () => {
  throw new Error(`room: provide ${name}`);
};

/** What an open conversation knows, does and asks for. */
export const roomSetup = setup({
  types: {
    context: {} as RoomContext,
    input: {} as RoomInput,
    events: {} as RoomEvent,
    emitted: {} as { type: 'messages.arrived'; messages: readonly Message[] },
    // By no name of its own: what is published cannot tell some children by name beside others.
    children: {} as Record<string, 'watchNews'>,
  },
  actors: {
    loadMessages: fromPromise<MessagePage, MessagesQuestion>(missing('loadMessages')),
    /** Says what connection, outbox and list tell, and first whether the socket is up. */
    watchNews: fromCallback<RoomEvent, { roomId: string; memberId: string }>(missing('watchNews')),
  },
  actions: {
    /** Says which of the member's own messages the server has, for what is still on its way. */
    sendSeen: (_, _params: { roomId: string; messages: readonly Message[] }) =>
      missing('sendSeen')(),
    sendRead: (_, _params: ReadMark) => missing('sendRead')(),
    logFailure: (_, _params: { error: unknown }) => missing('logFailure')(),
    begin: assign(({ context }, { page }: { page: MessagePage }) => {
      const firstSequence = page.room?.first_sequence ?? context.firstSequence;
      const history = beginningAt(startWith(context.history, page), firstSequence);
      const isFirst = context.history.messages.length === 0;
      const room = page.room ?? context.room;
      // Of a room that the list lacks its own answer says what was unread.
      const readSequence = context.readSequence ?? room?.read_sequence;
      const unreadCount = context.isListed ? context.unreadCount : (room?.unread_count ?? 0);
      const { memberId } = context;
      return {
        history,
        firstSequence,
        room,
        readSequence,
        unreadCount,
        unreadFrom: isFirst
          ? firstUnread({ readSequence, unreadCount, memberId }, history)
          : context.unreadFrom,
        sentRead: Math.max(context.sentRead, readSequence ?? 0),
        arrived: [],
        failure: null,
      };
    }),
    readOn: assign(({ context }, { page }: { page: MessagePage }) => {
      const room = page.room ?? context.room;
      const firstSequence = page.room?.first_sequence ?? context.firstSequence;
      const history = addNewer(context.history, page);
      return { room, firstSequence, ...withHistory({ ...context, firstSequence }, history) };
    }),
    readBack: assign(({ context }, { page }: { page: MessagePage }) => {
      const { unreadFrom, readSequence, firstSequence } = context;
      const history = beginningAt(addOlder(context.history, page), firstSequence);
      // More was unread than the newest messages: where it begins may be among these.
      const isCounted = unreadFrom !== null && readSequence !== undefined;
      return { history, unreadFrom: isCounted ? firstUnread(context, history) : unreadFrom };
    }),
    applyEvents: assign(({ context }, { events }: { events: readonly SocketEvent[] }) => {
      const { roomId } = context;
      const merged = withHistory(context, addMessages(context.history, messagesIn(events, roomId)));
      return { ...merged, history: withRemoved(merged.history, removedIn(events, roomId)) };
    }),
    add: assign(({ context }, { message }: { message: Message }) =>
      withHistory(context, addMessages(context.history, [message])),
    ),
    announce: enqueueActions(({ context: { arrived }, enqueue }) => {
      if (arrived.length === 0) return;
      enqueue.emit({ type: 'messages.arrived', messages: arrived });
      enqueue.assign({ arrived: [] });
    }),
    noteTyping: enqueueActions(
      ({ context, enqueue }, { events }: { events: readonly SocketEvent[] }) => {
        for (const [at, event] of events.entries()) {
          if (event.type !== 'typing' || event.room_id !== context.roomId) continue;
          const { user_id: userId, full_name } = event;
          // Who has written since is no longer writing.
          const later = messagesIn(events.slice(at), context.roomId);
          const isTyping = event.typing && !later.some(({ sender_id }) => sender_id === userId);
          enqueue.cancel(`typing.${userId}`);
          enqueue.assign({
            typing: ({ context: { typing } }) => {
              const next = new Map(typing);
              if (isTyping) next.set(userId, full_name ?? '');
              else next.delete(userId);
              return next;
            },
          });
          if (isTyping)
            enqueue.raise(
              { type: 'typing.ended', userId },
              { id: `typing.${userId}`, delay: TYPING_MS },
            );
        }
      },
    ),
    endTyping: assign({
      typing: ({ context }, { userId }: { userId: string }) => {
        const typing = new Map(context.typing);
        typing.delete(userId);
        return typing;
      },
    }),
    note: assign((_, change: Partial<RoomContext>) => change),
    noteSight: assign(
      (
        { context: { inSight } },
        {
          isAtEnd,
          isSeen,
          sequence = 0,
        }: Pick<RoomContext, 'isAtEnd' | 'isSeen'> & {
          sequence?: number | undefined;
        },
      ) => ({ isAtEnd, isSeen, inSight: Math.max(inSight, sequence) }),
    ),
    noteSent: assign(({ context }) => ({ sentRead: seenTo(context) })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: ApiError.from(error) })),
    dismissUnread: assign({ unreadFrom: null }),
    beginAt: assign(({ context }, { firstSequence }: { firstSequence: number }) => ({
      firstSequence,
      history: beginningAt(context.history, firstSequence),
    })),
    forget: assign(FORGOTTEN),
    noteUnsubscribed: assign({ isSubscribed: false }),
    /** What failed to subscribe tries again with the next read. */
    subscribeAgain: enqueueActions(({ context, enqueue }) => {
      if (context.isSubscribed) return;
      enqueue.assign({ isSubscribed: true });
      enqueue.spawnChild('watchNews', {
        id: 'news',
        input: { roomId: context.roomId, memberId: context.memberId },
      });
    }),
  },
  guards: {
    isCutOff: ({ context }) => !context.isLive,
    isNew: (_, { isNew = false }: { isNew?: boolean }) => isNew,
    isBehind: ({ context }) => context.isBehind,
    hasGap: ({ context }) => hasGap(context.history),
    hasLost: (_, { events }: { events: readonly SocketEvent[] }) =>
      events.some(({ type }) => type === 'gap'),
    hasMore: (_, { isLast }: MessagePage) => !isLast,
    hasOlder: ({ context }) => !context.history.isWhole,
    hasRemoved: ({ context }, { events }: { events: readonly SocketEvent[] }) =>
      removedIn(events, context.roomId).length > 0,
    /** Whether the member is no longer in the room. */
    isLeft: ({ context }, { events }: { events: readonly SocketEvent[] }) =>
      lastMembershipEvent(events, context.roomId) === 'room_left',
    isEnteredAnew: ({ context }, { events }: { events: readonly SocketEvent[] }) =>
      isEnteredAnew(events, context.roomId),
    isBack: ({ context }, { events }: { events: readonly SocketEvent[] }) =>
      lastMembershipEvent(events, context.roomId) === 'room',
    isNotFound: (_, { error }: { error: unknown }) => ApiError.from(error).status === 404,
    isSeen: ({ context }) => context.isSeen,
    hasUnsent: ({ context }) => seenTo(context) > context.sentRead,
  },
  delays: { poll: POLL_MS },
});
