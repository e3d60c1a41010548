import { isGroupChatLine, type Message } from '@saudagar/contract';
import type { Outgoing } from '../outbox/outgoing.ts';
import type { RoomHistory } from './roomHistory.ts';

/** Milliseconds within which one member's messages are grouped. */
const TOGETHER_MS = 5 * 60_000;

/** One entry of a timeline: a message, or an outgoing one. */
export interface Entry {
  /** Stable while the member's own message is acknowledged. */
  readonly id: string;
  readonly message: Message | null;
  readonly outgoing: Outgoing | null;
  readonly senderId: string;
  /** Time of writing, in milliseconds. */
  readonly time: number;
  /** True for the first entry of its day. */
  readonly isFirstOfDay: boolean;
  /** True for the first unread entry. */
  readonly startsUnread: boolean;
  /** True for a line about joining or leaving. */
  readonly isGroupChatLine: boolean;
  /** True when the same member wrote the entry before, shortly earlier. */
  readonly isGrouped: boolean;
}

type Line = Pick<Entry, 'id' | 'message' | 'outgoing' | 'senderId' | 'time' | 'isGroupChatLine'> & {
  day: number;
};

// Cache of entries: the timeline is rebuilt with every message.
const lines = new WeakMap<object, Line>();
const entries = new WeakMap<Line, Entry>();

/** Reader-specific inputs of a timeline. */
export interface Reader {
  memberId: string;
  /** The first unread message. */
  unreadFrom: string | null;
}

/** A timeline, oldest first. */
export type Timeline = (
  history: RoomHistory,
  outgoing: readonly Outgoing[],
  reader: Reader,
) => readonly Entry[];

/**
 * Creates an incremental timeline: the server's messages in order, then outgoing ones. A message in
 * both, received before its acknowledgement, is shown once. Entries before the first change are
 * reused, so that a new message costs the same in a conversation of any length.
 */
export function createTimeline(): Timeline {
  let known: readonly Message[] = [];
  let knownEntries: readonly Entry[] = [];
  let knownUnread: string | null = null;

  function entriesOf({ messages, ahead }: RoomHistory, unreadFrom: string | null) {
    const all = ahead.length > 0 ? [...messages, ...ahead] : messages;
    const most = unreadFrom === knownUnread ? Math.min(all.length, known.length) : 0;
    let index = 0;
    while (index < most && all[index] === known[index]) index += 1;
    let before = index > 0 ? lineOf(all[index - 1] as Message) : undefined;
    const changed = all.slice(index).map((message) => {
      const line = lineOf(message);
      const entry = entryOf(line, before, unreadFrom);
      before = line;
      return entry;
    });
    const shown = [...knownEntries.slice(0, index), ...changed];
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
