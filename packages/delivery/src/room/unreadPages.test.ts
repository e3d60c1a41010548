import { expect, it } from 'vitest';
import { messagesOf } from '../message.testing.ts';
import { readBackTo } from './unreadPages.ts';

const SIZE = 3;

/** Reads a conversation of that many messages by pages of three. */
async function readFrom(last: number, readSequence: number | undefined) {
  let calls = 0;
  const pageBefore = (end: number) => {
    const numbers = Array.from({ length: end - 1 }, (_, index) => index + 1).slice(-SIZE);
    return { items: messagesOf(...numbers), isLast: numbers.length < SIZE };
  };
  const page = await readBackTo(readSequence, pageBefore(last + 1), async (before) => {
    calls += 1;
    return pageBefore(before);
  });
  return { calls, isLast: page.isLast, numbers: page.items.map(({ sequence }) => sequence) };
}

it('reading back stops at once without unread messages or sequence numbers', async () => {
  expect(await readFrom(9, undefined)).toMatchObject({ calls: 0, numbers: [7, 8, 9] });
  expect(await readFrom(9, 7)).toMatchObject({ calls: 0, numbers: [7, 8, 9] });
});

it('reading back continues until the last read message', async () => {
  expect(await readFrom(9, 5)).toMatchObject({ calls: 1, numbers: [4, 5, 6, 7, 8, 9] });
});

it('reading back goes to the beginning of a conversation never read', async () => {
  expect(await readFrom(7, 0)).toEqual({ calls: 2, isLast: true, numbers: [1, 2, 3, 4, 5, 6, 7] });
});

it('reading back stops after twenty pages', async () => {
  expect(await readFrom(500, 0)).toMatchObject({ calls: 19 });
});
