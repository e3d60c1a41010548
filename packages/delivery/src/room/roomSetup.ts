import {
  ApiError,
  type Message,
  type MessageReactions,
  type QuotedMessage,
  type SocketEvent,
} from '@saudagar/contract';
import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import { hasRejoined, lastMembershipEvent } from './membership.ts';
import type { ReadMark } from './readMarksMachine.ts';
import {
  FORGOTTEN,
  firstUnread,
  isSoughtOlder,
  type MessagesQuestion,
  newMessagesFor,
  type RoomContext,
  type RoomEvent,
  type RoomInput,
  reactionEventsFor,
  removedMessageIdsFor,
  seenTo,
  soughtMessage,
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
  withReactions,
  withRemoved,
} from './roomHistory.ts';

/** Polling interval of an open room without a socket, in milliseconds (MSG-023). */
const POLL_MS = 3000;
/** Milliseconds for which the message that a quotation led to is marked. */
const MARKED_MS = 2000;
/** Milliseconds for which a typing notice is valid. */
const TYPING_MS = 6000;

const missing = (name: string) => () => {
  throw new Error(`room: provide ${name}`);
};

/** Context, actions and actors of an open conversation. */
export const roomSetup = setup({
  types: {
    context: {} as RoomContext,
    input: {} as RoomInput,
    events: {} as RoomEvent,
    emitted: {} as
      | { type: 'messages.arrived'; messages: readonly Message[] }
      /** Another member reacted to a message of the member's own. */
      | { type: 'reaction.arrived'; userId: string; name: string | null; emoji: string }
      /** Reading older messages did not find the quoted one, or failed. */
      | { type: 'quoted.missed'; hasFailed: boolean },
    // Keyed by any id: declaration files cannot type only some children by id.
    children: {} as Record<string, 'watchNews'>,
  },
  actors: {
    loadMessages: fromPromise<MessagePage, MessagesQuestion>(missing('loadMessages')),
    /** Passes on events of connection, outbox and list, starting with the state of the socket. */
    watchNews: fromCallback<RoomEvent, { roomId: string; memberId: string }>(missing('watchNews')),
  },
  actions: {
    /** Publishes which of the member's own messages the server has, for the outbox. */
    sendSeen: (_, _params: { roomId: string; messages: readonly Message[] }) =>
      missing('sendSeen')(),
    sendRead: (_, _params: ReadMark) => missing('sendRead')(),
    logFailure: (_, _params: { error: unknown }) => missing('logFailure')(),
    begin: assign(({ context }, { page }: { page: MessagePage }) => {
      const firstSequence = page.room?.first_sequence ?? context.firstSequence;
      const history = beginningAt(startWith(context.history, page), firstSequence);
      const isFirst = context.history.messages.length === 0;
      const room = page.room ?? context.room;
      // A room missing from the list gets its unread state from its own reply.
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
      // More was unread than the newest messages contain: these may contain the first unread one.
      const isCounted = unreadFrom !== null && readSequence !== undefined;
      return { history, unreadFrom: isCounted ? firstUnread(context, history) : unreadFrom };
    }),
    applyEvents: assign(({ context }, { events }: { events: readonly SocketEvent[] }) => {
      const { roomId } = context;
      const merged = withHistory(
        context,
        addMessages(context.history, newMessagesFor(events, roomId)),
      );
      const history = reactionEventsFor(events, roomId).reduce(
        (read, { message_id, reactions, user_id, emoji = null }) =>
          withReactions(read, message_id, {
            reactions,
            ...(user_id === context.memberId && { my_reaction: emoji }),
          }),
        merged.history,
      );
      return { ...merged, history: withRemoved(history, removedMessageIdsFor(events, roomId)) };
    }),
    add: assign(({ context }, { message }: { message: Message }) =>
      withHistory(context, addMessages(context.history, [message])),
    ),
    announce: enqueueActions(({ context: { arrived }, enqueue }) => {
      if (arrived.length === 0) return;
      enqueue.emit({ type: 'messages.arrived', messages: arrived });
      enqueue.assign({ arrived: [] });
    }),
    settleReaction: assign(
      (
        { context: { history } },
        { messageId, reactions }: { messageId: string; reactions: MessageReactions },
      ) => ({ history: withReactions(history, messageId, reactions) }),
    ),
    announceReactions: enqueueActions(
      ({ context, enqueue }, { events }: { events: readonly SocketEvent[] }) => {
        const { roomId, memberId, history } = context;
        for (const { user_id: userId, ...event } of reactionEventsFor(events, roomId)) {
          const { emoji, full_name: name = null } = event;
          const message = history.messages.findLast(({ id }) => id === event.message_id);
          if (emoji && userId !== memberId && message?.sender_id === memberId)
            enqueue.emit({ type: 'reaction.arrived', userId, name, emoji });
        }
      },
    ),
    noteTyping: enqueueActions(
      ({ context, enqueue }, { events }: { events: readonly SocketEvent[] }) => {
        for (const [at, event] of events.entries()) {
          if (event.type !== 'typing' || event.room_id !== context.roomId) continue;
          const { user_id: userId, full_name } = event;
          // A sender is no longer writing.
          const later = newMessagesFor(events.slice(at), context.roomId);
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
    noteReadSent: assign(({ context }) => ({ sentRead: seenTo(context) })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: ApiError.from(error) })),
    dismissUnread: assign({ unreadFrom: null }),
    seek: assign((_, { quoted }: { quoted: QuotedMessage }) => ({ sought: { ...quoted } })),
    endSeeking: assign({ sought: null }),
    publishMissed: emit((_, { hasFailed }: { hasFailed: boolean }) => ({
      type: 'quoted.missed',
      hasFailed,
    })),
    beginAt: assign(({ context }, { firstSequence }: { firstSequence: number }) => ({
      firstSequence,
      history: beginningAt(context.history, firstSequence),
    })),
    forget: assign(FORGOTTEN),
    noteUnsubscribed: assign({ isSubscribed: false }),
    /** Restarts failed subscriptions with the next read. */
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
    isSoughtRead: ({ context }) => soughtMessage(context) !== undefined,
    isSoughtOlder: ({ context }) => isSoughtOlder(context),
    hasRemoved: ({ context }, { events }: { events: readonly SocketEvent[] }) =>
      removedMessageIdsFor(events, context.roomId).length > 0,
    /** True when the member is no longer in the room. */
    isLeft: ({ context }, { events }: { events: readonly SocketEvent[] }) =>
      lastMembershipEvent(events, context.roomId) === 'room_left',
    hasRejoined: ({ context }, { events }: { events: readonly SocketEvent[] }) =>
      hasRejoined(events, context.roomId),
    isBack: ({ context }, { events }: { events: readonly SocketEvent[] }) =>
      lastMembershipEvent(events, context.roomId) === 'room',
    isNotFound: (_, { error }: { error: unknown }) => ApiError.from(error).status === 404,
    isSeen: ({ context }) => context.isSeen,
    hasUnsentRead: ({ context }) => seenTo(context) > context.sentRead,
  },
  delays: { poll: POLL_MS, mark: MARKED_MS },
});
