import { ApiError, quoteMessage } from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import { messageOf, messagesOf } from '../message.testing.ts';
import { fresh, open, opened, openLive, page } from './room.testing.ts';

describe('opening a conversation', () => {
  it('opening reads the newest messages, and reports none before it is visible', async () => {
    const { question, answer, numbers, is, sent } = open();
    expect(is('loading')).toBe(true);
    expect(question()).toEqual({ roomId: 'room', withRoom: false });
    await answer(page(1, 2));
    expect(numbers()).toEqual([1, 2]);
    expect(sent).toEqual([]);
    expect(is({ ready: { newer: 'waiting' } })).toBe(true);
  });

  it('a page is completed after the socket opened or lost events during the read', async () => {
    for (const event of [
      opened,
      { type: 'connection.delivered', events: [{ type: 'gap' }] },
    ] as const) {
      const { actor, asked, answer, goLive, question } = open();
      goLive();
      actor.send(event);
      await answer(page(1, 2));
      expect(question()).toEqual({ roomId: 'room', after: 2 });
      await answer(page(3));
      expect(asked).toHaveLength(2);
    }
  });

  // MSG-024, WID-112
  it('a failed opening is retried by hand, after a wait, and on connection', async () => {
    const { actor, clock, fail, goLive, is, logFailure } = open();
    await fail(new ApiError('server', { status: 500 }));
    expect(is('failed')).toBe(true);
    expect(logFailure).toHaveBeenCalledOnce();
    actor.send({ type: 'room.retried' });
    expect(is('loading')).toBe(true);
    await fail(new ApiError('network'));
    clock.increment(3000);
    expect(is('loading')).toBe(true);
    await fail(new ApiError('network'));
    goLive();
    expect(is('loading')).toBe(true);
  });

  it("another member's conversation only says that it does not exist", async () => {
    const { fail, is } = open();
    await fail(new ApiError('refused', { status: 404, detail: 'Not yours' }));
    expect(is('gone')).toBe(true);
  });

  it('an unlisted conversation reads its room with the first messages', async () => {
    const { actor, question, answer } = open({ isListed: false });
    expect(question()).toMatchObject({ withRoom: true });
    const room = { id: 'room', room_type: 'direct', unread_count: 0 };
    await answer({ ...page(), room });
    expect(actor.getSnapshot().context.room).toEqual(room);
    expect(open().question()).toMatchObject({ withRoom: false });
  });

  it('the unread mark stays until it is dismissed or the member writes', async () => {
    const { actor, answer } = open({ readSequence: 1, unreadCount: 2 });
    await answer(page(1, 2, 3));
    expect(actor.getSnapshot().context.unreadFrom).toBe('message-2');
    actor.send({ type: 'unread.dismissed' });
    expect(actor.getSnapshot().context.unreadFrom).toBeNull();
  });

  it('the unread mark is at the first message, not at a line about joining', async () => {
    const { actor, answer } = open({ readSequence: 1, unreadCount: 1 });
    const line = messageOf(2, { message_type: 'members_added', content: '' });
    await answer({ items: [messageOf(1), line, messageOf(3)], isLast: true });
    expect(actor.getSnapshot().context.unreadFrom).toBe('message-3');
  });

  it('the first read passes the last read message when some are unread', async () => {
    const { question } = open({ readSequence: 1, unreadCount: 2 });
    expect(question()).toEqual({ roomId: 'room', withRoom: false, readSequence: 1 });
  });

  it('only messages that were visible are reported as read', async () => {
    const { actor, answer, sent, is } = open({ readSequence: 1, unreadCount: 5 });
    await answer(page(1, 2, 3, 4, 5, 6));
    const scroll = (sequence?: number) =>
      actor.send({ type: 'sight.changed', isAtEnd: false, isSeen: false, sequence });
    scroll(3);
    scroll();
    scroll(2);
    scroll(5);
    expect(sent).toEqual([3, 5]);
    expect(is({ ready: { sight: 'unseen' } })).toBe(true);
    actor.send({ type: 'sight.changed', isAtEnd: true, isSeen: true, sequence: 6 });
    expect(sent).toEqual([3, 5, 6]);
  });

  it('an unlisted room gets its unread mark from its own reply', async () => {
    const { actor, answer, see, sent } = open({ isListed: false });
    const room = { id: 'room', room_type: 'direct', unread_count: 1, read_sequence: 2 };
    await answer({ ...page(1, 2, 3), room });
    expect(actor.getSnapshot().context.unreadFrom).toBe('message-3');
    see();
    expect(sent).toEqual([3]);
  });

  it('an unread mark among older messages appears once they are read', async () => {
    const { actor, answer } = open({ readSequence: 1, unreadCount: 5 });
    await answer({ ...page(4, 5, 6), isLast: false });
    expect(actor.getSnapshot().context.unreadFrom).toBe('message-4');
    actor.send({ type: 'older.wanted' });
    await answer(page(1, 2, 3));
    expect(actor.getSnapshot().context.unreadFrom).toBe('message-2');
  });

  it('the unread mark is counted from the end without sequence numbers', async () => {
    const { actor, answer } = open({ unreadCount: 1 });
    await answer(page(1, 2, 3));
    expect(actor.getSnapshot().context.unreadFrom).toBe('message-3');
  });
});

describe('older messages of a conversation', () => {
  it('older messages are read until there are none', async () => {
    const { actor, question, answer, numbers, is, asked } = open();
    await answer({ items: messagesOf(4, 5), isLast: false });
    actor.send({ type: 'older.wanted' });
    expect(question()).toEqual({ roomId: 'room', before: 4 });
    await answer({ items: messagesOf(1, 2, 3), isLast: true });
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    actor.send({ type: 'older.wanted' });
    expect(asked).toHaveLength(2);
    expect(is({ ready: { older: 'resting' } })).toBe(true);
  });

  it('a failed read of older messages is retried only by hand', async () => {
    const { actor, answer, fail, is } = open();
    await answer({ items: messagesOf(4, 5), isLast: false });
    actor.send({ type: 'older.wanted' });
    await fail(new ApiError('network'));
    expect(is({ ready: { older: 'failed' } })).toBe(true);
    actor.send({ type: 'older.wanted' });
    expect(is({ ready: { older: 'failed' } })).toBe(true);
    actor.send({ type: 'room.retried' });
    expect(is({ ready: { older: 'loading' } })).toBe(true);
  });

  // MSG-062
  it('a quotation reads older pages until its message is there, and marks it', async () => {
    const { actor, answer, asked, clock, goLive, is, question } = open();
    goLive();
    await answer({ items: messagesOf(7, 8, 9), isLast: false });
    const quoted = quoteMessage(messageOf(2));
    actor.send({ type: 'quotation.followed', quoted });
    expect(is({ ready: { quoted: 'sought' } })).toBe(true);
    await answer({ items: messagesOf(4, 5, 6), isLast: false });
    expect(question()).toEqual({ roomId: 'room', before: 4 });
    await answer({ items: messagesOf(1, 2, 3), isLast: false });
    expect(is({ ready: { older: 'resting', quoted: 'marked' } })).toBe(true);
    expect(actor.getSnapshot().context.sought).toEqual(quoted);
    clock.increment(1500);
    // Following it again marks it for another two seconds.
    actor.send({ type: 'quotation.followed', quoted });
    clock.increment(1500);
    expect(is({ ready: { quoted: 'marked' } })).toBe(true);
    clock.increment(500);
    expect(is({ ready: { quoted: 'none' } })).toBe(true);
    expect(asked).toHaveLength(3);
  });

  it('a quotation of a message that is gone, or too far back, ends with a notice', async () => {
    const { actor, answer, asked, is } = open();
    const missed = vi.fn();
    actor.on('quoted.missed', missed);
    await answer({ items: messagesOf(1502, 1503), isLast: false });
    actor.send({ type: 'quotation.followed', quoted: quoteMessage(messageOf(501)) });
    expect(missed).toHaveBeenCalledExactlyOnceWith({ type: 'quoted.missed', hasFailed: false });
    expect(asked).toHaveLength(1);
    actor.send({ type: 'quotation.followed', quoted: quoteMessage(messageOf(1500)) });
    expect(asked).toHaveLength(2);
    await answer({ items: messagesOf(1499, 1501), isLast: false });
    expect(missed).toHaveBeenCalledTimes(2);
    expect(is({ ready: { older: 'resting', quoted: 'none' } })).toBe(true);
  });

  it('a quotation whose older messages fail to load says so, and can be tried again', async () => {
    const { actor, answer, fail, is } = open();
    const missed = vi.fn();
    actor.on('quoted.missed', missed);
    await answer({ items: messagesOf(4, 5), isLast: false });
    const quoted = quoteMessage(messageOf(2));
    actor.send({ type: 'quotation.followed', quoted });
    await fail(new ApiError('network'));
    expect(missed).toHaveBeenCalledExactlyOnceWith({ type: 'quoted.missed', hasFailed: true });
    expect(is({ ready: { older: 'failed', quoted: 'none' } })).toBe(true);
    actor.send({ type: 'quotation.followed', quoted });
    expect(is({ ready: { older: 'loading', quoted: 'sought' } })).toBe(true);
    await answer({ items: messagesOf(1, 2, 3), isLast: true });
    expect(is({ ready: { older: 'resting', quoted: 'marked' } })).toBe(true);
  });

  it('messages beyond ten thousand are dropped from memory, and read again', async () => {
    const { actor, answer, applyEvents, numbers, question } = await openLive();
    const many = Array.from({ length: 12_000 }, (_, index) => fresh(index + 4));
    actor.send({ type: 'sight.changed', isAtEnd: false, isSeen: false });
    applyEvents(...many.slice(0, -1));
    // Trimming waits while the member has scrolled up.
    expect(numbers()).toHaveLength(12_002);
    actor.send({ type: 'sight.changed', isAtEnd: true, isSeen: false });
    applyEvents(...many.slice(-1));
    expect(numbers()).toHaveLength(10_000);
    actor.send({ type: 'older.wanted' });
    expect(question().before).toBe(2004);
    await answer(page(2002, 2003));
    expect(numbers().slice(0, 3)).toEqual([2002, 2003, 2004]);
  });
});
