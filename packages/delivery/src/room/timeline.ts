import { isGroupChatLine, type Message } from '@saudagar/contract';
import type { Outgoing } from '../outbox/outgoing.ts';
import type { RoomHistory } from './roomHistory.ts';

/** Milliseconds within which what one member writes stands together. */
const TOGETHER_MS = 5 * 60_000;

/** One line of a conversation as it is shown: a message, or one on its way. */
export interface Entry {
  /** The same before and after a message of one's own is acknowledged. */
  readonly id: string;
  readonly message: Message | null;
  readonly outgoing: Outgoing | null;
  readonly senderId: string;
  /** When it was written, in ms. */
  readonly time: number;
  /** Whether it is the first of its day. */
  readonly isFirstOfDay: boolean;
  /** Whether it is the first that was unread. */
  readonly startsUnread: boolean;
  /** Whether it says who came or left. */
  readonly isGroupChatLine: boolean;
  /** Whether it follows what the same member wrote shortly before. */
  readonly isGrouped: boolean;
}

type Line = Pick<Entry, 'id' | 'message' | 'outgoing' | 'senderId' | 'time' | 'isGroupChatLine'> & {
  day: number;
};

// A conversation is put together anew with every message: what is known of a line is kept with it.
const lines = new WeakMap<object, Line>();
const entries = new WeakMap<Line, Entry>();

/** What decides how a conversation is shown, besides its messages. */
export interface Reader {
  memberId: string;
  /** The first message that was unread. */
  unreadFrom: string | null;
}

/** A conversation as it is shown, oldest first. */
export type Timeline = (
  history: RoomHistory,
  outgoing: readonly Outgoing[],
  reader: Reader,
) => readonly Entry[];

/**
 * Puts a conversation together, again and again: what the server has in its order, then what is on
 * its way. What is in both, since the server's word of it came one way before another, stands once.
 * What stands before the first change is taken over, so that a message that comes costs the same
 * however long the conversation is.
 */
export function createTimeline(): Timeline {
  let known: readonly Message[] = [];
  let knownEntries: readonly Entry[] = [];
  let knownUnread: string | null = null;

  function entriesOf({ messages, ahead }: RoomHistory, unreadFrom: string | null) {
    const all = ahead.length > 0 ? [...messages, ...ahead] : messages;
    const most = unreadFrom === knownUnread ? Math.min(all.length, known.length) : 0;
    let at = 0;
    while (at < most && all[at] === known[at]) at += 1;
    let before = at > 0 ? lineOf(all[at - 1] as Message) : undefined;
    const changed = all.slice(at).map((message) => {
      const line = lineOf(message);
      const entry = entryOf(line, before, unreadFrom);
      before = line;
      return entry;
    });
    const shown = [...knownEntries.slice(0, at), ...changed];
    [known, knownEntries, knownUnread] = [all, shown, unreadFrom];
    return { shown, before };
  }

  return (history, outgoing, { memberId, unreadFrom }) => {
    const { shown, before: last } = entriesOf(history, unreadFrom);
    if (outgoing.length === 0) return shown;
    const ids = new Set(shown.map(({ id }) => id));
    let before = last;
    const onTheirWay = outgoing.flatMap((item) => {
      if (ids.has(item.clientId)) return [];
      const line = lineOfOutgoing(item, memberId);
      const entry = entryOf(line, before, unreadFrom);
      before = line;
      return [entry];
    });
    return [...shown, ...onTheirWay];
  };
}

function lineOf(message: Message): Line {
  const known = lines.get(message);
  if (known) return known;
  const time = Date.parse(message.created_at);
  const line = {
    id: message.client_id ?? message.id,
    message,
    outgoing: null,
    senderId: message.sender_id,
    time,
    day: dayOf(time),
    isGroupChatLine: isGroupChatLine(message),
  };
  lines.set(message, line);
  return line;
}

function lineOfOutgoing(outgoing: Outgoing, memberId: string): Line {
  const known = lines.get(outgoing);
  if (known) return known;
  const { clientId: id, writtenAt: time } = outgoing;
  const line = {
    id,
    message: null,
    outgoing,
    senderId: memberId,
    time,
    day: dayOf(time),
    isGroupChatLine: false,
  };
  lines.set(outgoing, line);
  return line;
}

const dayOf = (time: number) => new Date(time).setHours(0, 0, 0, 0);

function entryOf(line: Line, before: Line | undefined, unreadFrom: string | null): Entry {
  const isFirstOfDay = before?.day !== line.day;
  const startsUnread = unreadFrom !== null && line.message?.id === unreadFrom;
  const isGrouped =
    !isFirstOfDay &&
    !startsUnread &&
    !line.isGroupChatLine &&
    before?.isGroupChatLine === false &&
    before?.senderId === line.senderId &&
    line.time - before.time < TOGETHER_MS;
  const known = entries.get(line);
  if (
    known &&
    known.isFirstOfDay === isFirstOfDay &&
    known.startsUnread === startsUnread &&
    known.isGrouped === isGrouped
  )
    return known;
  const { day: _, ...rest } = line;
  const entry = { ...rest, isFirstOfDay, startsUnread, isGrouped };
  entries.set(line, entry);
  return entry;
}
