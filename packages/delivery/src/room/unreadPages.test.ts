import { expect, it } from 'vitest';
import { messagesOf } from '../message.testing.ts';
import { readBackTo } from './unreadPages.ts';

const SIZE = 3;

/** Reads a conversation of so many messages by pages of three. */
async function readFrom(last: number, readSequence: number | undefined) {
  let calls = 0;
  const pageBefore = (end: number) => {
    const numbers = Array.from({ length: end - 1 }, (_, at) => at + 1).slice(-SIZE);
    return { items: messagesOf(...numbers), isLast: numbers.length < SIZE };
  };
  const page = await readBackTo(readSequence, pageBefore(last + 1), async (before) => {
    calls += 1;
    return pageBefore(before);
  });
  return { calls, isLast: page.isLast, numbers: page.items.map(({ sequence }) => sequence) };
}

it('reads no further where all was read, or the server counts nothing', async () => {
  expect(await readFrom(9, undefined)).toMatchObject({ calls: 0, numbers: [7, 8, 9] });
  expect(await readFrom(9, 7)).toMatchObject({ calls: 0, numbers: [7, 8, 9] });
});

it('reads back until the last message that was read stands there', async () => {
  expect(await readFrom(9, 5)).toMatchObject({ calls: 1, numbers: [4, 5, 6, 7, 8, 9] });
});

it('reads to the beginning where nothing was read', async () => {
  expect(await readFrom(7, 0)).toEqual({ calls: 2, isLast: true, numbers: [1, 2, 3, 4, 5, 6, 7] });
});

it('stops after twenty pages', async () => {
  expect(await readFrom(500, 0)).toMatchObject({ calls: 19 });
});
