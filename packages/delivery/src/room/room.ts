import {
  type ApiError,
  type Conversation,
  isGroupChatLine,
  type Message,
  type MessageReactions,
  type QuotedMessage,
  type SocketEvent,
} from '@saudagar/contract';
import type { ConnectionNews } from '../connection/connectionMachine.ts';
import {
  beginningAt,
  lastSequence,
  NO_HISTORY,
  type RoomHistory,
  shortened,
} from './roomHistory.ts';

export interface RoomInput {
  roomId: string;
  /** The signed-in member. */
  memberId: string;
  /**
   * True when the list of conversations contains it: the server omits rooms without messages, and
   * the end of a very long list.
   */
  isListed: boolean;
  /** Last message they had read; undefined if the server does not say. */
  readSequence?: number | undefined;
  /** Number of messages they had not read. */
  unreadCount: number;
}

export interface RoomContext extends RoomInput {
  history: RoomHistory;
  /** The first message visible to them: in a group chat the first since they were last added. */
  firstSequence: number;
  /** The room itself, if the list does not contain it. */
  room: Conversation | null;
  /** The first unread message when the room was opened; null once dismissed. */
  unreadFrom: string | null;
  /** True while the socket delivers events of this room. */
  isLive: boolean;
  /** True when a message may have come before the socket and after the first page was read. */
  isBehind: boolean;
  /** True when the newest messages are on the screen, visible or not: not scrolled up. */
  isAtEnd: boolean;
  /** True when the newest messages are visible to the member. */
  isSeen: boolean;
  /** Number of the last message that was visible. */
  inSight: number;
  /** Number last reported as read, or read according to the server. */
  sentRead: number;
  /** The quoted message that the member looks for, then its mark (MSG-062). */
  sought: QuotedMessage | null;
  /** Names of members who are writing, by their id. */
  typing: ReadonlyMap<string, string>;
  /** Messages of others since the last announcement. */
  arrived: readonly Message[];
  failure: ApiError | null;
  /** True while subscribed to events. */
  isSubscribed: boolean;
}

export type RoomEvent =
  | { type: 'room.retried' }
  | { type: 'older.wanted' }
  | { type: 'unread.dismissed' }
  | { type: 'quotation.followed'; quoted: QuotedMessage }
  /** The list of conversations says which message is the first visible one. */
  | { type: 'beginning.changed'; firstSequence: number }
  /** `sequence` is the number of the last visible message, if the page is looked at. */
  | { type: 'sight.changed'; isAtEnd: boolean; isSeen: boolean; sequence?: number | undefined }
  /** The server's reply to a reaction of the member's own. */
  | { type: 'reaction.settled'; messageId: string; reactions: MessageReactions }
  | { type: 'message.acknowledged'; roomId: string; message: Message }
  | { type: 'typing.ended'; userId: string }
  | ConnectionNews;

/** Messages to read: the newest, or those after or before a number. */
export interface MessagesQuestion {
  roomId: string;
  after?: number | undefined;
  before?: number | undefined;
  /** Last read message, when more may be unread than the newest messages contain. */
  readSequence?: number | undefined;
  /** True to read the room itself as well. */
  withRoom?: boolean;
}

/** New messages of the room among socket events. */
export const newMessagesFor = (events: readonly SocketEvent[], roomId: string): Message[] =>
  events.flatMap((event) =>
    event.type === 'new_message' && (event.message.room_id ?? roomId) === roomId
      ? [event.message]
      : [],
  );

/** Messages of the room that moderators removed, by socket events. */
export const removedMessageIdsFor = (events: readonly SocketEvent[], roomId: string): string[] =>
  events.flatMap((event) =>
    event.type === 'message_removed' && event.room_id === roomId ? [event.message_id] : [],
  );

/** Changed reactions to messages of the room, by socket events. */
export const reactionEventsFor = (events: readonly SocketEvent[], roomId: string) =>
  events.filter(
    (event) => event.type === 'message_reactions' && event.room_id === roomId,
  ) as Extract<SocketEvent, { type: 'message_reactions' }>[];

/** State of a room before it is read; it says itself what is unread. */
export const FORGOTTEN = {
  history: NO_HISTORY,
  firstSequence: 0,
  isListed: false,
  room: null,
  readSequence: undefined,
  unreadCount: 0,
  unreadFrom: null,
  isAtEnd: false,
  isSeen: false,
  inSight: 0,
  sentRead: 0,
  sought: null,
  typing: new Map<string, string>(),
  arrived: [],
} satisfies Partial<RoomContext>;

/**
 * Extends the history: senders are no longer writing, and new messages wait for their announcement.
 */
export function withHistory(
  { history: last, firstSequence, typing, arrived, memberId, isAtEnd }: RoomContext,
  read: RoomHistory,
) {
  const history = beginningAt(read, firstSequence);
  if (history.messages === last.messages) return { history };
  const fresh = addedTo(last.messages, history.messages);
  const wrote = new Set(fresh.map(({ sender_id }) => sender_id));
  return {
    history: isAtEnd ? shortened(history) : history,
    typing: new Map([...typing].filter(([userId]) => !wrote.has(userId))),
    arrived: [...arrived, ...fresh.filter(({ sender_id }) => sender_id !== memberId)],
  };
}

/** Messages that a history has gained: nearly always its last ones. */
function addedTo(last: readonly Message[], messages: readonly Message[]): Message[] {
  const added: Message[] = [];
  let known = last.length - 1;
  for (let index = messages.length - 1; index > known; index -= 1) {
    const message = messages[index] as Message;
    if (message === last[known]) known -= 1;
    else added.push(message);
  }
  return added.reverse();
}

/** Last message the member has read: the end while it is visible, else where they scrolled to. */
export const seenTo = ({ isSeen, history, inSight }: RoomContext): number =>
  isSeen ? (lastSequence(history) ?? 0) : inSight;

/** The first unread message of others. */
export function firstUnread(
  { readSequence, unreadCount, memberId }: Omit<RoomInput, 'roomId' | 'isListed'>,
  { messages }: RoomHistory,
) {
  if (unreadCount === 0) return null;
  const counted = readSequence !== undefined && messages[0]?.sequence !== undefined;
  const unread = counted
    ? messages.filter(({ sequence = 0 }) => sequence > readSequence)
    : messages.slice(-unreadCount);
  const first = unread.find(
    (one) => one.sender_id !== memberId && !isGroupChatLine(one) && !one.is_hidden,
  );
  return first?.id ?? null;
}

/** Maximum number of older messages that are loaded to reach a quoted one. */
const MOST_SOUGHT = 1000;

/** Returns the sought message if it has been read. */
export const soughtMessage = ({ sought, history }: RoomContext): Message | undefined =>
  sought ? history.messages.find(({ id }) => id === sought.id) : undefined;

/** Returns true when reading older messages may find the sought one. */
export function isSoughtOlder(context: RoomContext): boolean {
  const { sought, history } = context;
  if (!sought || history.isWhole || soughtMessage(context)) return false;
  const distance = (history.messages[0]?.sequence ?? 0) - sought.sequence;
  return distance > 0 && distance <= MOST_SOUGHT;
}
