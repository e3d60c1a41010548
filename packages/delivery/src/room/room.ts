import {
  type ApiError,
  type Conversation,
  isGroupChatLine,
  type Message,
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
  /** Who reads. */
  memberId: string;
  /** Whether it is in the list of conversations: the server does not list a room in which nothing was said yet, nor all of very many. */
  isListed: boolean;
  /** How far they had read; undefined where the server does not say. */
  readSequence?: number | undefined;
  /** How many they had not read. */
  unreadCount: number;
}

export interface RoomContext extends RoomInput {
  history: RoomHistory;
  /** The first message they may see: in a group chat the first after they were last added. */
  firstSequence: number;
  /** What kind of room it is and with whom, where the list does not say. */
  room: Conversation | null;
  /** The first message that was unread as the room was opened; null once that is dismissed. */
  unreadFrom: string | null;
  /** Whether the socket carries this room. */
  isLive: boolean;
  /** Whether something may have come before the socket and after the first page was read. */
  isBehind: boolean;
  /** Whether the newest messages are on the screen, looked at or not: nobody reads further up. */
  isAtEnd: boolean;
  /** Whether somebody looks at the newest messages. */
  isSeen: boolean;
  /** The number of the last message that came into sight. */
  inSight: number;
  /** The number that was told as read, or is given by the server as such. */
  sentRead: number;
  /** Who is writing, by their id. */
  typing: ReadonlyMap<string, string>;
  /** What others wrote since it was last announced. */
  arrived: readonly Message[];
  failure: ApiError | null;
  /** Whether the subscription to what others tell stands. */
  isSubscribed: boolean;
}

export type RoomEvent =
  | { type: 'room.retried' }
  | { type: 'older.wanted' }
  | { type: 'unread.dismissed' }
  /** The list of conversations says from where on the member sees it. */
  | { type: 'beginning.delivered'; firstSequence: number }
  /** `sequence` is the number of the last message in sight, where somebody looks. */
  | { type: 'sight.changed'; isAtEnd: boolean; isSeen: boolean; sequence?: number | undefined }
  | { type: 'message.acknowledged'; roomId: string; message: Message }
  | { type: 'typing.ended'; userId: string }
  | ConnectionNews;

/** Which messages are asked for: the newest, or those after or before a number. */
export interface MessagesQuestion {
  roomId: string;
  after?: number | undefined;
  before?: number | undefined;
  /** How far the member had read, where more may be unread than the newest messages hold. */
  readSequence?: number | undefined;
  /** Whether the room itself is asked for as well. */
  withRoom?: boolean;
}

/** The messages of a room among what the socket said. */
export const messagesIn = (events: readonly SocketEvent[], roomId: string): Message[] =>
  events.flatMap((event) =>
    event.type === 'new_message' && (event.message.room_id ?? roomId) === roomId
      ? [event.message]
      : [],
  );

/** The messages of a room that moderators took out, by what the socket said. */
export const removedIn = (events: readonly SocketEvent[], roomId: string): string[] =>
  events.flatMap((event) =>
    event.type === 'message_removed' && event.room_id === roomId ? [event.message_id] : [],
  );

/** Of a room nothing, as before it was read; whose it is and what is unread it says itself. */
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
  typing: new Map<string, string>(),
  arrived: [],
} satisfies Partial<RoomContext>;

/** A longer history: who wrote is no longer writing, and what is new is to be announced. */
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

/** What a history has more than it had: nearly always its last ones. */
function addedTo(last: readonly Message[], messages: readonly Message[]): Message[] {
  const added: Message[] = [];
  let known = last.length - 1;
  for (let at = messages.length - 1; at > known; at -= 1) {
    const message = messages[at] as Message;
    if (message === last[known]) known -= 1;
    else added.push(message);
  }
  return added.reverse();
}

/** How far the member has read now: to the end while they look at it, else to what they scrolled to. */
export const seenTo = ({ isSeen, history, inSight }: RoomContext): number =>
  isSeen ? (lastSequence(history) ?? 0) : inSight;

/** The first message of others after what was read. */
export function firstUnread(
  { readSequence, unreadCount, memberId }: Omit<RoomInput, 'roomId' | 'isListed'>,
  { messages }: RoomHistory,
) {
  if (unreadCount === 0) return null;
  const counted = readSequence !== undefined && messages[0]?.sequence !== undefined;
  const unread = counted
    ? messages.filter(({ sequence = 0 }) => sequence > readSequence)
    : messages.slice(-unreadCount);
  const first = unread.find((one) => one.sender_id !== memberId && !isGroupChatLine(one));
  return first?.id ?? null;
}
