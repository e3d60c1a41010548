import { ApiError, REMOVED_MESSAGE, type SocketEvent, withoutWords } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { messageOf, messagesOf } from '../message.testing.ts';
import { fresh, open, openLive, page } from './room.testing.ts';

describe('messages of other members', () => {
  it('a message from the socket is shown and announced once', async () => {
    const { applyEvents, numbers, arrived, asked } = await openLive();
    applyEvents(fresh(4));
    applyEvents(fresh(4), fresh(5));
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(arrived).toEqual([4, 5]);
    expect(asked).toHaveLength(1);
  });

  it('a removed message loses its text and is not announced', async () => {
    const { actor, applyEvents, arrived, asked } = await openLive();
    const shown = () => actor.getSnapshot().context.history.messages.map(({ content }) => content);
    const removed = { type: 'message_removed', message_id: 'message-2' } as const;
    applyEvents({ ...removed, room_id: 'other' });
    expect(shown()).toEqual(['Message 1', 'Message 2', 'Message 3']);
    applyEvents({ ...removed, room_id: 'room' }, fresh(4));
    expect(shown()).toEqual(['Message 1', '', 'Message 3', 'Message 4']);
    expect(actor.getSnapshot().context.history.messages[1]?.message_type).toBe(REMOVED_MESSAGE);
    expect(arrived).toEqual([4]);
    expect(asked).toHaveLength(1);
  });

  it('the first page is read again when a moderator removes a message meanwhile', async () => {
    const { actor, applyEvents, asked, answer } = open();
    applyEvents({ type: 'message_removed', room_id: 'room', message_id: 'message-1' });
    expect(asked).toHaveLength(2);
    await answer({ items: [withoutWords(messageOf(1))], isLast: true });
    expect(actor.getSnapshot().context.history.messages[0]?.content).toBe('');
  });

  it('messages of other rooms are ignored', async () => {
    const { applyEvents, numbers } = await openLive();
    applyEvents({ type: 'new_message', message: messageOf(4, { room_id: 'other' }) });
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it('messages after a gap are completed, and announced in order', async () => {
    const { applyEvents, numbers, arrived, question, answer, is } = await openLive();
    applyEvents(fresh(6));
    expect(question()).toEqual({ roomId: 'room', after: 3 });
    applyEvents(fresh(7));
    await answer(page(4, 5, 6));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(arrived).toEqual([4, 5, 6, 7]);
    expect(is({ ready: { newer: 'live' } })).toBe(true);
  });

  it('missing messages are read page by page', async () => {
    const { applyEvents, numbers, answer, question } = await openLive();
    applyEvents({ type: 'gap' });
    await answer({ items: messagesOf(4, 5), isLast: false });
    expect(question().after).toBe(5);
    await answer(page(6));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('a failed read of missing messages is retried, whatever events come', async () => {
    const { applyEvents, numbers, fail, answer, asked, clock } = await openLive();
    applyEvents({ type: 'gap' });
    await fail(new ApiError('server', { status: 500 }));
    applyEvents({ type: 'unread', room_id: 'other', unread_count: 1, total: 1 });
    clock.increment(3000);
    expect(asked).toHaveLength(3);
    await answer(page(4));
    expect(numbers()).toEqual([1, 2, 3, 4]);
  });

  it('messages beyond the first page are completed', async () => {
    const { goLive, applyEvents, numbers, answer, question } = open();
    goLive();
    applyEvents(fresh(6));
    await answer(page(1, 2, 3));
    expect(question().after).toBe(3);
    await answer(page(4, 5));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("reading waits when the server's API lags behind its socket", async () => {
    const { applyEvents, numbers, answer, asked, clock } = await openLive();
    applyEvents(fresh(5));
    await answer(page());
    expect(asked).toHaveLength(2);
    clock.increment(3000);
    expect(asked).toHaveLength(3);
    await answer(page(4, 5));
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  });

  it('a room is polled every three seconds only without a socket (MSG-023)', async () => {
    const { actor, clock, asked, answer, fail, goLive, is } = await openLive();
    clock.increment(60_000);
    expect(asked).toHaveLength(1);
    actor.send({ type: 'connection.lost' });
    clock.increment(2999);
    expect(asked).toHaveLength(1);
    clock.increment(1);
    expect(asked).toHaveLength(2);
    await fail(new ApiError('network'));
    clock.increment(3000);
    expect(asked).toHaveLength(3);
    // Messages sent without a socket are read at once.
    goLive();
    expect(asked).toHaveLength(4);
    await answer(page(4));
    expect(is({ ready: { newer: 'live' } })).toBe(true);
  });

  it('a member is shown as writing until their message, their stop or silence', async () => {
    const { actor, clock, applyEvents } = await openLive();
    const typing = (isTyping: boolean): SocketEvent => ({
      type: 'typing',
      room_id: 'room',
      user_id: 'budi',
      full_name: 'Budi',
      typing: isTyping,
    });
    const names = () => [...actor.getSnapshot().context.typing.values()];
    applyEvents(typing(true));
    expect(names()).toEqual(['Budi']);
    applyEvents(typing(false));
    expect(names()).toEqual([]);
    applyEvents(typing(true));
    clock.increment(6000);
    expect(names()).toEqual([]);
    applyEvents(typing(true));
    applyEvents(fresh(4));
    expect(names()).toEqual([]);
  });

  it("a message ends its sender's typing notice, also within one batch", async () => {
    const { actor, applyEvents } = await openLive();
    const typing: SocketEvent = { type: 'typing', room_id: 'room', user_id: 'budi', typing: true };
    const count = () => actor.getSnapshot().context.typing.size;
    applyEvents(typing, fresh(4));
    expect(count()).toBe(0);
    applyEvents(fresh(5), typing);
    expect(count()).toBe(1);
  });

  it('visible messages are reported as read at once, before the member leaves', async () => {
    const { actor, applyEvents, is, sent } = await openLive({ readSequence: 3 });
    applyEvents(fresh(4));
    applyEvents(fresh(5));
    expect(is({ ready: { sight: 'seen' } })).toBe(true);
    actor.send({ type: 'sight.changed', isAtEnd: false, isSeen: false });
    expect(is({ ready: { sight: 'unseen' } })).toBe(true);
    applyEvents(fresh(6));
    expect(sent).toEqual([4, 5]);
    actor.send({ type: 'sight.changed', isAtEnd: true, isSeen: true });
    expect(sent).toEqual([4, 5, 6]);
    expect(is({ ready: { sight: 'seen' } })).toBe(true);
  });
});

it("the member's own message is shown once acknowledged, and not announced", async () => {
  const { actor, numbers, arrived } = await openLive();
  const message = messageOf(4, { sender_id: 'siti', client_id: 'mine' });
  actor.send({ type: 'message.acknowledged', roomId: 'room', message });
  expect(numbers()).toEqual([1, 2, 3, 4]);
  expect(arrived).toEqual([]);
});

it('earlier messages of others are read after sending without a socket', async () => {
  const { actor, numbers, answer, question } = open();
  await answer(page(1, 2, 3));
  const message = messageOf(5, { sender_id: 'siti', client_id: 'mine' });
  actor.send({ type: 'message.acknowledged', roomId: 'room', message });
  expect(question().after).toBe(3);
  await answer(page(4, 5));
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
});
