import { type Conversation, type Message, withoutWords } from '@saudagar/contract';

/** What of a message decides where it stands. */
export type Placed = Pick<Message, 'id' | 'sequence' | 'created_at'>;

/** The messages of a room as far as they were read: an unbroken run up to the newest. */
export interface RoomHistory {
  /** Oldest first, each once. */
  readonly messages: readonly Message[];
  /** Whether the first of them is the first there is. */
  readonly isWhole: boolean;
  /** What came before the messages between: beyond a gap, until those are read. */
  readonly ahead: readonly Message[];
}

/** An answer to the question for messages, oldest first. */
export interface MessagePage {
  readonly items: readonly Message[];
  /** Whether there are none beyond it on the side that was asked for. */
  readonly isLast: boolean;
  /** The room itself, where it was asked for and the server knows that call. */
  readonly room?: Conversation | null;
}

/** Most messages that wait beyond a gap: reading on brings whatever is let go. */
const MOST_AHEAD = 100;

/** Most messages that are held of a room, and how many stay of more: what came before is read again when it is wanted. */
const [MOST_HELD, STAYING] = [12_000, 10_000];

export const NO_HISTORY: RoomHistory = { messages: [], isWhole: false, ahead: [] };

/** The order of a room: as the server counted them, and where it counts none by their time. */
function byPlace(one: Placed, other: Placed): number {
  if (isCounted(one) && isCounted(other)) return one.sequence - other.sequence;
  const apart = Date.parse(one.created_at) - Date.parse(other.created_at);
  return apart || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
}

const isCounted = <M extends Placed>(message: M): message is M & { sequence: number } =>
  typeof message.sequence === 'number';

/** Whether something is missing between what was read and what came. */
export const hasGap = ({ ahead }: RoomHistory): boolean => ahead.length > 0;

/** The number after which the room is to be read on; none where the server counts none. */
export function lastSequence({ messages }: RoomHistory): number | undefined {
  const last = messages.at(-1);
  return last ? last.sequence : 0;
}

/** The room with a message that came by itself: in its place, once, or beyond a gap. */
function addMessage(history: RoomHistory, message: Message): RoomHistory {
  const { messages, ahead } = history;
  const last = messages.at(-1);
  if (last && isCounted(last) && isCounted(message)) {
    if (message.sequence <= last.sequence) return history;
  } else if (isIn(messages, message)) return history;
  if (last && byPlace(message, last) < 0)
    return { ...history, messages: joined(messages, [message]) };
  if (isNext(last, message)) return absorb({ ...history, messages: [...messages, message] });
  // The newest wait: what is let go lies nearest to what will be read.
  return { ...history, ahead: joined(ahead, [message]).slice(-MOST_AHEAD) };
}

/** The room with messages that came by themselves, in the order in which they came. */
export function addMessages(history: RoomHistory, news: readonly Message[]): RoomHistory {
  const following = countFollowing(lastSequence(history), news);
  const messages = [...history.messages, ...news.slice(0, following)];
  const begun = following > 0 ? absorb({ ...history, messages }) : history;
  return news.slice(following).reduce(addMessage, begun);
}

/** How many messages follow at once: a burst is nearly always such, and is added in one step. */
function countFollowing(last: number | undefined, news: readonly Message[]): number {
  if (last === undefined) return 0;
  const other = news.findIndex(({ sequence }, at) => sequence !== last + 1 + at);
  return other < 0 ? news.length : other;
}

/** Whether a message follows at once; the first of a room is counted 1. */
function isNext(last: Message | undefined, message: Message): boolean {
  if (!isCounted(message) || (last && !isCounted(last))) return true;
  return message.sequence === (last?.sequence ?? 0) + 1;
}

/** What waited beyond a gap that is closed now. */
function absorb(history: RoomHistory): RoomHistory {
  if (history.ahead.length === 0) return history;
  const messages = [...history.messages];
  let at = 0;
  for (const message of history.ahead) {
    const last = messages.at(-1);
    const isKnown = last !== undefined && byPlace(message, last) <= 0;
    if (!isKnown && !isNext(last, message)) break;
    if (!isKnown) messages.push(message);
    at += 1;
  }
  return { ...history, messages, ahead: history.ahead.slice(at) };
}

/** The room with its newest messages: what came before them goes on waiting for its place. */
export function startWith(history: RoomHistory, { items, isLast }: MessagePage): RoomHistory {
  const ahead = joined(history.messages, history.ahead);
  return absorb({ messages: joined([], items), isWhole: isLast, ahead });
}

/** The room read on: with the messages after its last one. */
export function addNewer(history: RoomHistory, { items }: MessagePage): RoomHistory {
  return absorb({ ...history, messages: joined(history.messages, items) });
}

/** The room with the messages before its first one. */
export function addOlder(history: RoomHistory, { items, isLast }: MessagePage): RoomHistory {
  const messages = joined(items, history.messages);
  // A server that cannot look back gives what is known already.
  return { ...history, messages, isWhole: isLast || messages.length === history.messages.length };
}

/** The room from the first message that its reader may see: whoever is added again sees none before. */
export function beginningAt(history: RoomHistory, firstSequence: number): RoomHistory {
  const { messages, ahead } = history;
  const isShown = ({ sequence }: Message) => sequence === undefined || sequence >= firstSequence;
  const [first] = messages;
  if ((!first || isShown(first)) && ahead.every(isShown)) return history;
  return { messages: messages.filter(isShown), ahead: ahead.filter(isShown), isWhole: true };
}

/** The room with these messages emptied in their places, since moderators took them out. */
export function withRemoved(history: RoomHistory, ids: readonly string[]): RoomHistory {
  if (ids.length === 0) return history;
  const emptied = (message: Message) =>
    ids.includes(message.id) ? withoutWords(message) : message;
  const { messages, ahead } = history;
  return { ...history, messages: messages.map(emptied), ahead: ahead.map(emptied) };
}

/** The room with its newest messages only, where it has grown long; not where the rest could not be read again. */
export function shortened(history: RoomHistory): RoomHistory {
  const { messages } = history;
  const [first] = messages;
  if (messages.length <= MOST_HELD || !first || !isCounted(first)) return history;
  return { ...history, messages: messages.slice(-STAYING), isWhole: false };
}

/** Whether a message is known; the newest are looked at first. */
const isIn = (messages: readonly Message[], { id }: Placed): boolean =>
  messages.findLast((one) => one.id === id) !== undefined;

/** Both in order, each message once. */
function joined(one: readonly Message[], other: readonly Message[]): readonly Message[] {
  const known = new Set(one.map(({ id }) => id));
  const added = other.filter(({ id }) => !known.has(id) && known.add(id));
  if (added.length === 0) return one;
  const all = [...one, ...added];
  const isSorted = all.every(
    (message, at) => at === 0 || byPlace(all[at - 1] as Message, message) < 0,
  );
  return isSorted ? all : all.sort(byPlace);
}
