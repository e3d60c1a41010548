import { ApiError, REMOVED_MESSAGE, type SocketEvent, withoutWords } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { messageOf, messagesOf } from '../message.testing.ts';
import { fresh, open, openLive, page } from './room.testing.ts';

describe('what others write', () => {
  it('comes by the socket, is shown and announced once', async () => {
    const { applyEvents, numbers, arrived, asked } = await openLive();
    applyEvents(fresh(4));
    applyEvents(fresh(4), fresh(5));
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(arrived).toEqual([4, 5]);
    expect(asked).toHaveLength(1);
  });

  it('shows no words once a moderator removes it, and announces nothing', async () => {
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

  it('is read again where a moderator removes it while the first page comes', async () => {
    const { actor, applyEvents, asked, answer } = open();
    applyEvents({ type: 'message_removed', room_id: 'room', message_id: 'message-1' });
    expect(asked).toHaveLength(2);
    await answer({ items: [withoutWords(messageOf(1))], isLast: true });
    expect(actor.getSnapshot().context.history.messages[0]?.content).toBe('');
  });

  it('in other rooms is not of this one', async () => {
    const { applyEvents, numbers } = await openLive();
    applyEvents({ type: 'new_message', message: messageOf(4, { room_id: 'other' }) });
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it('after a gap is read up to, and announced in order', async () => {
    const { applyEvents, numbers, arrived, question, answer, is } = await openLive();
    applyEvents(fresh(6));
    expect(question()).toEqual({ roomId: 'room', after: 3 });
    applyEvents(fresh(7));
    await answer(page(4, 5, 6));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(arrived).toEqual([4, 5, 6, 7]);
    expect(is({ ready: { newer: 'live' } })).toBe(true);
  });

  it('is read page by page until nothing is missing', async () => {
    const { applyEvents, numbers, answer, question } = await openLive();
    applyEvents({ type: 'gap' });
    await answer({ items: messagesOf(4, 5), isLast: false });
    expect(question().after).toBe(5);
    await answer(page(6));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is read again where reading on failed, whatever else is said meanwhile', async () => {
    const { applyEvents, numbers, fail, answer, asked, clock } = await openLive();
    applyEvents({ type: 'gap' });
    await fail(new ApiError('server', { status: 500 }));
    applyEvents({ type: 'unread', room_id: 'other', unread_count: 1, total: 1 });
    clock.increment(3000);
    expect(asked).toHaveLength(3);
    await answer(page(4));
    expect(numbers()).toEqual([1, 2, 3, 4]);
  });

  it('beyond what the first page brought is read up to', async () => {
    const { goLive, applyEvents, numbers, answer, question } = open();
    goLive();
    applyEvents(fresh(6));
    await answer(page(1, 2, 3));
    expect(question().after).toBe(3);
    await answer(page(4, 5));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is not asked for at once again of a server that is behind what its socket says', async () => {
    const { applyEvents, numbers, answer, asked, clock } = await openLive();
    applyEvents(fresh(5));
    await answer(page());
    expect(asked).toHaveLength(2);
    clock.increment(3000);
    expect(asked).toHaveLength(3);
    await answer(page(4, 5));
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  });

  it('is looked for every three seconds only while no socket is up (MSG-023)', async () => {
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
    // What came while there was none is read at once.
    goLive();
    expect(asked).toHaveLength(4);
    await answer(page(4));
    expect(is({ ready: { newer: 'live' } })).toBe(true);
  });

  it('marks who is writing, until they have written, stop or fall silent', async () => {
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

  it('ends the notice of who wrote it, also where both are told together', async () => {
    const { actor, applyEvents } = await openLive();
    const typing: SocketEvent = { type: 'typing', room_id: 'room', user_id: 'budi', typing: true };
    const count = () => actor.getSnapshot().context.typing.size;
    applyEvents(typing, fresh(4));
    expect(count()).toBe(0);
    applyEvents(fresh(5), typing);
    expect(count()).toBe(1);
  });

  it('is told as read at once where somebody looks, so that who leaves has read it', async () => {
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

it('what one wrote is shown as acknowledged, and not announced', async () => {
  const { actor, numbers, arrived } = await openLive();
  const message = messageOf(4, { sender_id: 'siti', client_id: 'mine' });
  actor.send({ type: 'message.acknowledged', roomId: 'room', message });
  expect(numbers()).toEqual([1, 2, 3, 4]);
  expect(arrived).toEqual([]);
});

it('without a socket, what others wrote before is read at once after writing', async () => {
  const { actor, numbers, answer, question } = open();
  await answer(page(1, 2, 3));
  const message = messageOf(5, { sender_id: 'siti', client_id: 'mine' });
  actor.send({ type: 'message.acknowledged', roomId: 'room', message });
  expect(question().after).toBe(3);
  await answer(page(4, 5));
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
});
