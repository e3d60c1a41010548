import { ApiError } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { messageOf, messagesOf } from '../message.testing.ts';
import { fresh, open, opened, openLive, page } from './room.testing.ts';

describe('opening a conversation', () => {
  it('reads its newest messages and tells of none before it is in sight', async () => {
    const { question, answer, numbers, is, sent } = open();
    expect(is('loading')).toBe(true);
    expect(question()).toEqual({ roomId: 'room', withRoom: false });
    await answer(page(1, 2));
    expect(numbers()).toEqual([1, 2]);
    expect(sent).toEqual([]);
    expect(is({ ready: { newer: 'waiting' } })).toBe(true);
  });

  it('reads on where the socket opened or lost something meanwhile, which nobody told', async () => {
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
  it('that failed is tried again by hand, by itself, and by the connection', async () => {
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

  it('of others says no more than that it is not there', async () => {
    const { fail, is } = open();
    await fail(new ApiError('refused', { status: 404, detail: 'Not yours' }));
    expect(is('gone')).toBe(true);
  });

  it('asks whose it is with its first messages, where the list of conversations does not say', async () => {
    const { actor, question, answer } = open({ isListed: false });
    expect(question()).toMatchObject({ withRoom: true });
    const room = { id: 'room', room_type: 'direct', unread_count: 0 };
    await answer({ ...page(), room });
    expect(actor.getSnapshot().context.room).toEqual(room);
    expect(open().question()).toMatchObject({ withRoom: false });
  });

  it('marks where what was not read begins, until that is dismissed or one writes', async () => {
    const { actor, answer } = open({ readSequence: 1, unreadCount: 2 });
    await answer(page(1, 2, 3));
    expect(actor.getSnapshot().context.unreadFrom).toBe('message-2');
    actor.send({ type: 'unread.dismissed' });
    expect(actor.getSnapshot().context.unreadFrom).toBeNull();
  });

  it('marks the first message that is unread, not the line of who came before it', async () => {
    const { actor, answer } = open({ readSequence: 1, unreadCount: 1 });
    const line = messageOf(2, { message_type: 'members_added', content: '' });
    await answer({ items: [messageOf(1), line, messageOf(3)], isLast: true });
    expect(actor.getSnapshot().context.unreadFrom).toBe('message-3');
  });

  it('says how far the member had read, where messages are unread', async () => {
    const { question } = open({ readSequence: 1, unreadCount: 2 });
    expect(question()).toEqual({ roomId: 'room', withRoom: false, readSequence: 1 });
  });

  it('tells of the messages that came into sight, and of none below them', async () => {
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

  it('marks what was unread by its own answer where the list lacks it', async () => {
    const { actor, answer, see, sent } = open({ isListed: false });
    const room = { id: 'room', room_type: 'direct', unread_count: 1, read_sequence: 2 };
    await answer({ ...page(1, 2, 3), room });
    expect(actor.getSnapshot().context.unreadFrom).toBe('message-3');
    see();
    expect(sent).toEqual([3]);
  });

  it('marks where that begins among what came before, once it is read', async () => {
    const { actor, answer } = open({ readSequence: 1, unreadCount: 5 });
    await answer({ ...page(4, 5, 6), isLast: false });
    expect(actor.getSnapshot().context.unreadFrom).toBe('message-4');
    actor.send({ type: 'older.wanted' });
    await answer(page(1, 2, 3));
    expect(actor.getSnapshot().context.unreadFrom).toBe('message-2');
  });

  it('counts what was not read from the end where the server counts no messages', async () => {
    const { actor, answer } = open({ unreadCount: 1 });
    await answer(page(1, 2, 3));
    expect(actor.getSnapshot().context.unreadFrom).toBe('message-3');
  });
});

describe('older messages', () => {
  it('are read before the first, until there are none', async () => {
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

  it('that failed are tried again by hand only', async () => {
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

  it('than the newest ten thousand go where a room is open for days, and are read again', async () => {
    const { actor, answer, applyEvents, numbers, question } = await openLive();
    const many = Array.from({ length: 12_000 }, (_, at) => fresh(at + 4));
    actor.send({ type: 'sight.changed', isAtEnd: false, isSeen: false });
    applyEvents(...many.slice(0, -1));
    // Nothing is taken from under who reads further up.
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
