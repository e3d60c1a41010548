import {
  type Conversation,
  type Message,
  type MessageReactions,
  withoutExcerpt,
  withoutWords,
} from '@saudagar/contract';

/** Fields that decide a message's position. */
export type MessagePosition = Pick<Message, 'id' | 'sequence' | 'created_at'>;

/** The messages of a room read so far: an unbroken run up to the newest. */
export interface RoomHistory {
  /** Oldest first, each once. */
  readonly messages: readonly Message[];
  /** True when its first message is the room's first. */
  readonly isWhole: boolean;
  /** Messages received beyond a gap, until the missing ones are read. */
  readonly ahead: readonly Message[];
}

/** A page of messages, oldest first. */
export interface MessagePage {
  readonly items: readonly Message[];
  /** True when there are no more on the requested side. */
  readonly isLast: boolean;
  /** The room itself, if requested and supported by the server. */
  readonly room?: Conversation | null;
}

/** Maximum number of messages beyond a gap: dropped ones are read again later. */
const MOST_AHEAD = 100;

/**
 * Maximum number of messages in memory, and the number that remains after trimming: older ones are
 * read again on demand.
 */
const [MOST_HELD, STAYING] = [12_000, 10_000];

export const NO_HISTORY: RoomHistory = { messages: [], isWhole: false, ahead: [] };

/** Order of messages: by the server's number, or by time without one. */
function byPosition(one: MessagePosition, other: MessagePosition): number {
  if (isCounted(one) && isCounted(other)) return one.sequence - other.sequence;
  const apart = Date.parse(one.created_at) - Date.parse(other.created_at);
  return apart || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
}

const isCounted = <M extends MessagePosition>(message: M): message is M & { sequence: number } =>
  typeof message.sequence === 'number';

/** Returns true when messages are missing between the history and received ones. */
export const hasGap = ({ ahead }: RoomHistory): boolean => ahead.length > 0;

/** Number after which to read on; undefined without sequence numbers. */
export function lastSequence({ messages }: RoomHistory): number | undefined {
  const last = messages.at(-1);
  return last ? last.sequence : 0;
}

/** Adds a received message: in its position, once, or beyond a gap. */
function addMessage(history: RoomHistory, message: Message): RoomHistory {
  const { messages, ahead } = history;
  const last = messages.at(-1);
  if (last && isCounted(last) && isCounted(message)) {
    if (message.sequence <= last.sequence) return history;
  } else if (isIn(messages, message)) return history;
  if (last && byPosition(message, last) < 0)
    return { ...history, messages: joined(messages, [message]) };
  if (isNext(last, message)) return absorb({ ...history, messages: [...messages, message] });
  // Keeps the newest ones: the dropped ones will be read first.
  return { ...history, ahead: joined(ahead, [message]).slice(-MOST_AHEAD) };
}

/** Adds received messages in their order. */
export function addMessages(history: RoomHistory, news: readonly Message[]): RoomHistory {
  const following = countFollowing(lastSequence(history), news);
  const messages = [...history.messages, ...news.slice(0, following)];
  const begun = following > 0 ? absorb({ ...history, messages }) : history;
  return news.slice(following).reduce(addMessage, begun);
}

/**
 * Number of messages that directly follow: nearly always a whole burst, which is added in one step.
 */
function countFollowing(last: number | undefined, news: readonly Message[]): number {
  if (last === undefined) return 0;
  const other = news.findIndex(({ sequence }, index) => sequence !== last + 1 + index);
  return other < 0 ? news.length : other;
}

/** Returns true for a message that directly follows; a room's first has the number 1. */
function isNext(last: Message | undefined, message: Message): boolean {
  if (!isCounted(message) || (last && !isCounted(last))) return true;
  return message.sequence === (last?.sequence ?? 0) + 1;
}

/** Moves waiting messages into the history after a gap was closed. */
function absorb(history: RoomHistory): RoomHistory {
  if (history.ahead.length === 0) return history;
  const messages = [...history.messages];
  let index = 0;
  for (const message of history.ahead) {
    const last = messages.at(-1);
    const isKnown = last !== undefined && byPosition(message, last) <= 0;
    if (!isKnown && !isNext(last, message)) break;
    if (!isKnown) messages.push(message);
    index += 1;
  }
  return { ...history, messages, ahead: history.ahead.slice(index) };
}

/** The history from its newest page: messages received before it still wait for their position. */
export function startWith(history: RoomHistory, { items, isLast }: MessagePage): RoomHistory {
  const ahead = joined(history.messages, history.ahead);
  return absorb({ messages: joined([], items), isWhole: isLast, ahead });
}

/** Extends the history by the messages after its last one. */
export function addNewer(history: RoomHistory, { items }: MessagePage): RoomHistory {
  return absorb({ ...history, messages: joined(history.messages, items) });
}

/** Extends the history by the messages before its first one. */
export function addOlder(history: RoomHistory, { items, isLast }: MessagePage): RoomHistory {
  const messages = joined(items, history.messages);
  // A server that cannot page back returns known messages.
  return { ...history, messages, isWhole: isLast || messages.length === history.messages.length };
}

/** The history from its first visible message: a member who is added again sees none before. */
export function beginningAt(history: RoomHistory, firstSequence: number): RoomHistory {
  const { messages, ahead } = history;
  const isShown = ({ sequence }: Message) => sequence === undefined || sequence >= firstSequence;
  const [first] = messages;
  if ((!first || isShown(first)) && ahead.every(isShown)) return history;
  return { messages: messages.filter(isShown), ahead: ahead.filter(isShown), isWhole: true };
}

/** Empties these messages and their quotations in place, after moderators removed them (MSG-060). */
export function withRemoved(history: RoomHistory, ids: readonly string[]): RoomHistory {
  if (ids.length === 0) return history;
  const emptied = (message: Message) => {
    const { reply_to } = message;
    const shown =
      reply_to && ids.includes(reply_to.id)
        ? { ...message, reply_to: { ...withoutExcerpt(reply_to), is_removed: true } }
        : message;
    return ids.includes(message.id) ? withoutWords(shown) : shown;
  };
  const { messages, ahead } = history;
  return { ...history, messages: messages.map(emptied), ahead: ahead.map(emptied) };
}

/** Replaces the reactions to a message; without `my_reaction` the reader's own one stays. */
export function withReactions(
  history: RoomHistory,
  messageId: string,
  reactions: Partial<MessageReactions>,
): RoomHistory {
  const changed = (message: Message) =>
    message.id === messageId ? { ...message, ...reactions } : message;
  const { messages, ahead } = history;
  return { ...history, messages: messages.map(changed), ahead: ahead.map(changed) };
}

/** Trims a long history to its newest messages, unless the rest could not be read again. */
export function shortened(history: RoomHistory): RoomHistory {
  const { messages } = history;
  const [first] = messages;
  if (messages.length <= MOST_HELD || !first || !isCounted(first)) return history;
  return { ...history, messages: messages.slice(-STAYING), isWhole: false };
}

/** Returns true for a known message; searches the newest first. */
const isIn = (messages: readonly Message[], { id }: MessagePosition): boolean =>
  messages.findLast((one) => one.id === id) !== undefined;

/** Merges two lists in order, each message once. */
function joined(one: readonly Message[], other: readonly Message[]): readonly Message[] {
  const known = new Set(one.map(({ id }) => id));
  const added = other.filter(({ id }) => !known.has(id) && known.add(id));
  if (added.length === 0) return one;
  const all = [...one, ...added];
  const isSorted = all.every(
    (message, index) => index === 0 || byPosition(all[index - 1] as Message, message) < 0,
  );
  return isSorted ? all : all.sort(byPosition);
}
