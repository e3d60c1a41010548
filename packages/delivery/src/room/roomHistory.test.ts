import { quoteMessage } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { messageOf, messagesOf, uncounted } from '../message.testing.ts';
import {
  addMessages,
  addNewer,
  addOlder,
  hasGap,
  lastSequence,
  NO_HISTORY,
  type RoomHistory,
  startWith,
  withRemoved,
} from './roomHistory.ts';

const read = (...sequences: number[]): RoomHistory =>
  startWith(NO_HISTORY, { items: messagesOf(...sequences), isLast: false });
const numbers = ({ messages }: RoomHistory) => messages.map(({ sequence }) => sequence);

describe('messages delivered by the socket', () => {
  it('a new message is appended after the last one, once', () => {
    const history = addMessages(read(4, 5), [messageOf(6)]);
    expect(numbers(history)).toEqual([4, 5, 6]);
    expect(addMessages(history, [messageOf(6)])).toBe(history);
    expect(addMessages(history, [messageOf(4)])).toBe(history);
  });

  it('a message beyond a gap waits until the missing ones were read', () => {
    const history = addMessages(read(4, 5), messagesOf(9, 7));
    expect(numbers(history)).toEqual([4, 5]);
    expect(history.ahead.map(({ sequence }) => sequence)).toEqual([7, 9]);
    expect(hasGap(history)).toBe(true);
    const closer = addMessages(history, [messageOf(6)]);
    expect(numbers(closer)).toEqual([4, 5, 6, 7]);
    const whole = addNewer(closer, { items: messagesOf(8, 9, 10), isLast: true });
    expect(numbers(whole)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(hasGap(whole)).toBe(false);
  });

  it.each([
    [[6, 7, 8]],
    [[6, 7, 9, 10, 8]],
    [[4, 5, 6, 6, 7]],
    [[8, 6, 7, 12, 9]],
    [[5, 6, 8, 6, 7]],
  ])('a batch of messages, %j, gives the same history as one by one', (sequences) => {
    const news = messagesOf(...sequences);
    const one = news.reduce((history, message) => addMessages(history, [message]), read(4, 5));
    expect(addMessages(read(4, 5), news)).toEqual(one);
  });

  it('messages beyond a gap are bounded in memory: the newest stay', () => {
    let history = read(1);
    for (let number = 3; number < 1000; number += 1)
      history = addMessages(history, [messageOf(number)]);
    expect(history.ahead).toHaveLength(100);
    expect(history.ahead.at(-1)?.sequence).toBe(999);
  });

  it('a message received before the first page is part of the history', () => {
    const early = addMessages(NO_HISTORY, [messageOf(6)]);
    const history = startWith(early, { items: messagesOf(4, 5), isLast: true });
    expect(numbers(history)).toEqual([4, 5, 6]);
    expect(history.isWhole).toBe(true);
  });

  it('a gap closes once the server shows that its messages are deleted', () => {
    const history = addNewer(addMessages(read(4), [messageOf(7)]), {
      items: messagesOf(5, 7),
      isLast: true,
    });
    expect(numbers(history)).toEqual([4, 5, 7]);
    expect(hasGap(history)).toBe(false);
  });
});

describe('older messages of a history', () => {
  it('older messages are prepended, each once', () => {
    const history = addOlder(read(4, 5), { items: messagesOf(2, 3, 4), isLast: false });
    expect(numbers(history)).toEqual([2, 3, 4, 5]);
    expect(history.isWhole).toBe(false);
    expect(addOlder(history, { items: messagesOf(1), isLast: true }).isWhole).toBe(true);
  });

  it('a server that cannot page back ends the history', () => {
    expect(addOlder(read(4, 5), { items: messagesOf(4, 5), isLast: false }).isWhole).toBe(true);
  });
});

describe('a history without sequence numbers', () => {
  const plain = messagesOf(1, 2, 3).map(uncounted);

  it('messages without numbers are ordered by time, each once', () => {
    const history = startWith(NO_HISTORY, { items: plain.toReversed(), isLast: true });
    expect(history.messages.map(({ id }) => id)).toEqual(['message-1', 'message-2', 'message-3']);
    const late = addMessages(
      startWith(NO_HISTORY, { items: [plain[0], plain[2]] as typeof plain, isLast: true }),
      plain.slice(1, 2),
    );
    expect(late.messages.map(({ id }) => id)).toEqual(['message-1', 'message-2', 'message-3']);
    expect(addMessages(late, plain.slice(1, 2))).toBe(late);
    expect(lastSequence(late)).toBeUndefined();
  });

  it('messages of the same time without numbers are distinguished by id', () => {
    const moment = { created_at: '2026-11-21T08:00:00Z' };
    const items = [3, 1, 2].map((number) => uncounted(messageOf(number, moment)));
    const { messages } = startWith(NO_HISTORY, { items, isLast: true });
    expect(messages.map(({ id }) => id)).toEqual(['message-1', 'message-2', 'message-3']);
  });
});

it('an empty room is read on from its beginning', () => {
  expect(lastSequence(NO_HISTORY)).toBe(0);
  expect(lastSequence(read(4, 5))).toBe(5);
});

it('MSG-060: quotations of a removed message lose its text at once', () => {
  const reply = messageOf(2, { reply_to: quoteMessage(messageOf(1)) });
  const { messages } = withRemoved(addMessages(read(1), [reply]), ['message-1']);
  expect(messages[1]?.content).toBe('Message 2');
  expect(messages[1]?.reply_to).toMatchObject({ excerpt: null, is_removed: true });
});
