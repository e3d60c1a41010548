import { ApiError, type SocketEvent } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { fresh, open, page } from './room.testing.ts';

describe('leaving a conversation', () => {
  const left: SocketEvent = { type: 'room_left', room_id: 'room' };
  const changed: SocketEvent = { type: 'room', room_id: 'room' };

  it('a conversation closes as soon as an event says the member has left', async () => {
    const { answer, applyEvents, is, goLive } = open();
    goLive();
    await answer(page(1));
    applyEvents(changed, { ...left, room_id: 'other' });
    expect(is('ready')).toBe(true);
    applyEvents(changed, { type: 'gap' }, left, fresh(2));
    expect(is('gone')).toBe(true);
  });

  it('a conversation closes when reading it finds the member outside', async () => {
    const { answer, clock, fail, is, logFailure } = open();
    await answer(page(1));
    clock.increment(3000);
    await fail(new ApiError('refused', { status: 404 }));
    expect(is('gone')).toBe(true);
    expect(logFailure).not.toHaveBeenCalled();
  });

  it('a member who is added again reads the room without its old messages', async () => {
    const { actor, answer, question, applyEvents, is, numbers, see, sent } = open({
      readSequence: 1,
    });
    await answer(page(1, 2));
    see();
    applyEvents(left);
    expect(numbers()).toEqual([]);
    applyEvents({ ...changed, room_id: 'other' });
    expect(is('gone')).toBe(true);
    applyEvents(changed);
    expect(question()).toEqual({ roomId: 'room', withRoom: true });
    const room = { id: 'room', room_type: 'group', unread_count: 1, read_sequence: 5 };
    await answer({ ...page(6), room: { ...room, first_sequence: 6 } });
    expect(is('ready')).toBe(true);
    expect(numbers()).toEqual([6]);
    expect(actor.getSnapshot().context.unreadFrom).toBe('message-6');
    expect(sent).toEqual([2]);
    see();
    expect(sent).toEqual([2, 6]);
  });

  it('leaving and rejoining within one burst reads the room again', async () => {
    const { answer, applyEvents, is, numbers } = open();
    await answer(page(1));
    applyEvents(left, changed, fresh(4));
    expect(is('loading')).toBe(true);
    await answer(page(4));
    expect(numbers()).toEqual([4]);
  });

  it('leaving and rejoining during a read repeats the read', async () => {
    const { answer, asked, applyEvents, is, numbers } = open();
    const [first] = asked;
    applyEvents(left, changed);
    first?.answer.resolve(page(1, 2));
    await answer(page(4));
    expect(asked).toHaveLength(2);
    expect(numbers()).toEqual([4]);
    applyEvents(left);
    expect(is('gone')).toBe(true);
  });

  it('rejoining without a socket starts the history where the list says', async () => {
    const { actor, answer, goLive, numbers, question } = open();
    await answer(page(1, 2));
    goLive();
    expect(question().after).toBe(2);
    await answer(page(6, 7));
    expect(numbers()).toEqual([1, 2, 6, 7]);
    actor.send({ type: 'beginning.changed', firstSequence: 6 });
    expect(numbers()).toEqual([6, 7]);
    expect(actor.getSnapshot().context.history.isWhole).toBe(true);
  });

  it('messages from before the member rejoined are never shown', async () => {
    const { actor, answer, goLive, numbers, applyEvents } = open();
    goLive();
    actor.send({ type: 'beginning.changed', firstSequence: 6 });
    await answer({ ...page(1, 2), isLast: false });
    expect(numbers()).toEqual([]);
    applyEvents(fresh(6));
    await answer(page(6));
    expect(numbers()).toEqual([6]);
  });
});
