import type { Message } from '@saudagar/contract';
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
  readonly startsDay: boolean;
  /** Whether it is the first that was unread. */
  readonly startsUnread: boolean;
  /** Whether it follows what the same member wrote shortly before. */
  readonly isTogether: boolean;
}

type Line = Pick<Entry, 'id' | 'message' | 'outgoing' | 'senderId' | 'time'> & { day: number };

// A conversation is put together anew with every message: what is known of a line is kept with it.
const lines = new WeakMap<object, Line>();
const entries = new WeakMap<Line, Entry>();

/**
 * A conversation as it is shown, oldest first: what the server has in its order, then what is on
 * its way. What is in both, since the server's word of it came one way before another, stands once.
 */
export function timeline(
  { messages, ahead }: RoomHistory,
  outgoing: readonly Outgoing[],
  { memberId, unreadFrom }: { memberId: string; unreadFrom: string | null },
): readonly Entry[] {
  const shown = [...messages, ...ahead].map((message) => lineOf(message));
  const ids = outgoing.length > 0 ? new Set(shown.map(({ id }) => id)) : null;
  for (const item of outgoing)
    if (!ids?.has(item.clientId)) shown.push(lineOfOutgoing(item, memberId));
  return shown.map((line, at) => entryOf(line, shown[at - 1], unreadFrom));
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
  };
  lines.set(message, line);
  return line;
}

function lineOfOutgoing(outgoing: Outgoing, memberId: string): Line {
  const known = lines.get(outgoing);
  if (known) return known;
  const { clientId: id, writtenAt: time } = outgoing;
  const line = { id, message: null, outgoing, senderId: memberId, time, day: dayOf(time) };
  lines.set(outgoing, line);
  return line;
}

const dayOf = (time: number) => new Date(time).setHours(0, 0, 0, 0);

function entryOf(line: Line, before: Line | undefined, unreadFrom: string | null): Entry {
  const startsDay = before?.day !== line.day;
  const startsUnread = unreadFrom !== null && line.message?.id === unreadFrom;
  const isTogether =
    !startsDay &&
    !startsUnread &&
    before?.senderId === line.senderId &&
    line.time - before.time < TOGETHER_MS;
  const known = entries.get(line);
  if (
    known &&
    known.startsDay === startsDay &&
    known.startsUnread === startsUnread &&
    known.isTogether === isTogether
  )
    return known;
  const { day: _, ...rest } = line;
  const entry = { ...rest, startsDay, startsUnread, isTogether };
  entries.set(line, entry);
  return entry;
}
