import { ApiError, type SocketEvent } from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { messageOf, messagesOf } from '../message.testing.ts';
import type { MessagesQuestion, RoomEvent, RoomInput } from './room.ts';
import type { MessagePage } from './roomHistory.ts';
import { roomMachine } from './roomMachine.ts';

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));
const page = (...numbers: number[]): MessagePage => ({
  items: messagesOf(...numbers),
  isLast: true,
});
const opened = { type: 'connection.opened', room: null, isNew: true } as const;
const fresh = (sequence: number): SocketEvent => ({
  type: 'new_message',
  message: messageOf(sequence),
});

function open(input: Partial<RoomInput> = {}) {
  const clock = new SimulatedClock();
  const asked: { question: MessagesQuestion; answer: PromiseWithResolvers<MessagePage> }[] = [];
  const told: number[] = [];
  const logFailure = vi.fn();
  const arrived: number[] = [];
  const actor = createActor(
    roomMachine.provide({
      actors: {
        loadMessages: fromPromise(({ input: question }) => {
          const answer = Promise.withResolvers<MessagePage>();
          asked.push({ question, answer });
          return answer.promise;
        }),
        watchNews: fromCallback<RoomEvent, { roomId: string }>(() => {}),
      },
      actions: {
        tellSeen: () => {},
        tellRead: (_, { sequence }) => told.push(sequence),
        logFailure,
      },
    }),
    {
      clock,
      input: { roomId: 'room', memberId: 'siti', isListed: true, unreadCount: 0, ...input },
    },
  );
  actor.on('messages.arrived', ({ messages }) =>
    arrived.push(...messages.map(({ sequence = 0 }) => sequence)),
  );
  actor.start();
  const last = () => {
    const call = asked.at(-1);
    if (!call) throw new Error('Nothing was asked');
    return call;
  };
  return {
    actor,
    clock,
    asked,
    told,
    logFailure,
    arrived,
    question: () => last().question,
    answer(given: MessagePage) {
      last().answer.resolve(given);
      return passOn();
    },
    fail(error: unknown) {
      last().answer.reject(error);
      return passOn();
    },
    hear: (...events: SocketEvent[]) => actor.send({ type: 'connection.told', events }),
    goLive: () => actor.send({ type: 'connection.opened', room: null }),
    numbers: () => actor.getSnapshot().context.history.messages.map(({ sequence }) => sequence),
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
  };
}

/** A room that was read and that the socket carries. */
async function openLive(input: Partial<RoomInput> = {}) {
  const room = open(input);
  room.goLive();
  await room.answer(page(1, 2, 3));
  return room;
}

describe('opening a conversation', () => {
  it('reads its newest messages and marks them read', async () => {
    const { question, answer, numbers, is } = open();
    expect(is('loading')).toBe(true);
    expect(question()).toEqual({ roomId: 'room', marksRead: true, withRoom: false });
    await answer(page(1, 2));
    expect(numbers()).toEqual([1, 2]);
    expect(is({ ready: { newer: 'waiting' } })).toBe(true);
  });

  it('reads on where the socket opened or lost something meanwhile, which nobody told', async () => {
    for (const event of [opened, { type: 'connection.told', events: [{ type: 'gap' }] }] as const) {
      const { actor, asked, answer, goLive, question } = open();
      goLive();
      actor.send(event);
      await answer(page(1, 2));
      expect(question()).toEqual({ roomId: 'room', after: 2, marksRead: true });
      await answer(page(3));
      expect(asked).toHaveLength(2);
    }
  });

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

describe('what others write', () => {
  it('comes by the socket, is shown and announced once', async () => {
    const { hear, numbers, arrived, asked } = await openLive();
    hear(fresh(4));
    hear(fresh(4), fresh(5));
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(arrived).toEqual([4, 5]);
    expect(asked).toHaveLength(1);
  });

  it('in other rooms is not of this one', async () => {
    const { hear, numbers } = await openLive();
    hear({ type: 'new_message', message: messageOf(4, { room_id: 'other' }) });
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it('after a gap is read up to, and announced in order', async () => {
    const { hear, numbers, arrived, question, answer, is } = await openLive();
    hear(fresh(6));
    expect(question()).toEqual({ roomId: 'room', after: 3, marksRead: true });
    hear(fresh(7));
    await answer(page(4, 5, 6));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(arrived).toEqual([4, 5, 6, 7]);
    expect(is({ ready: { newer: 'live' } })).toBe(true);
  });

  it('is read page by page until nothing is missing', async () => {
    const { hear, numbers, answer, question } = await openLive();
    hear({ type: 'gap' });
    await answer({ items: messagesOf(4, 5), isLast: false });
    expect(question().after).toBe(5);
    await answer(page(6));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is read again where reading on failed, whatever else is said meanwhile', async () => {
    const { hear, numbers, fail, answer, asked, clock } = await openLive();
    hear({ type: 'gap' });
    await fail(new ApiError('server', { status: 500 }));
    hear({ type: 'unread', room_id: 'other', unread_count: 1, total: 1 });
    clock.increment(3000);
    expect(asked).toHaveLength(3);
    await answer(page(4));
    expect(numbers()).toEqual([1, 2, 3, 4]);
  });

  it('beyond what the first page brought is read up to', async () => {
    const { goLive, hear, numbers, answer, question } = open();
    goLive();
    hear(fresh(6));
    await answer(page(1, 2, 3));
    expect(question().after).toBe(3);
    await answer(page(4, 5));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is not asked for at once again of a server that is behind what its socket says', async () => {
    const { hear, numbers, answer, asked, clock } = await openLive();
    hear(fresh(5));
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
    const { actor, clock, hear } = await openLive();
    const typing = (isTyping: boolean): SocketEvent => ({
      type: 'typing',
      room_id: 'room',
      user_id: 'budi',
      full_name: 'Budi',
      typing: isTyping,
    });
    const names = () => [...actor.getSnapshot().context.typing.values()];
    hear(typing(true));
    expect(names()).toEqual(['Budi']);
    hear(typing(false));
    expect(names()).toEqual([]);
    hear(typing(true));
    clock.increment(6000);
    expect(names()).toEqual([]);
    hear(typing(true));
    hear(fresh(4));
    expect(names()).toEqual([]);
  });

  it('ends the notice of who wrote it, also where both are told together', async () => {
    const { actor, hear } = await openLive();
    const typing: SocketEvent = { type: 'typing', room_id: 'room', user_id: 'budi', typing: true };
    const count = () => actor.getSnapshot().context.typing.size;
    hear(typing, fresh(4));
    expect(count()).toBe(0);
    hear(fresh(5), typing);
    expect(count()).toBe(1);
  });

  it('is told as read at once where somebody looks, so that who leaves has read it', async () => {
    const { actor, hear, is, told } = await openLive({ readSequence: 3 });
    hear(fresh(4));
    hear(fresh(5));
    expect(is({ ready: { sight: 'seen' } })).toBe(true);
    actor.send({ type: 'sight.changed', isAtEnd: false, isSeen: false });
    expect(is({ ready: { sight: 'unseen' } })).toBe(true);
    hear(fresh(6));
    expect(told).toEqual([4, 5]);
    actor.send({ type: 'sight.changed', isAtEnd: true, isSeen: true });
    expect(told).toEqual([4, 5, 6]);
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

describe('a conversation that is left', () => {
  const left: SocketEvent = { type: 'room_left', room_id: 'room' };
  const changed: SocketEvent = { type: 'room', room_id: 'room' };

  it('is gone as soon as that is told, whatever else was', async () => {
    const { answer, hear, is, goLive } = open();
    goLive();
    await answer(page(1));
    hear(changed, { ...left, room_id: 'other' });
    expect(is('ready')).toBe(true);
    hear(changed, { type: 'gap' }, left, fresh(2));
    expect(is('gone')).toBe(true);
  });

  it('is gone where a look at it says so', async () => {
    const { answer, clock, fail, is, logFailure } = open();
    await answer(page(1));
    clock.increment(3000);
    await fail(new ApiError('refused', { status: 404 }));
    expect(is('gone')).toBe(true);
    expect(logFailure).not.toHaveBeenCalled();
  });

  it('is read again by whom somebody adds', async () => {
    const { answer, asked, hear, is } = open();
    await answer(page(1));
    hear(left);
    hear({ ...changed, room_id: 'other' });
    expect(is('gone')).toBe(true);
    hear(changed);
    expect(asked).toHaveLength(2);
    await answer(page(4));
    expect(is('ready')).toBe(true);
  });

  it('and entered again within one burst was never gone', async () => {
    const { answer, hear, is } = open();
    await answer(page(1));
    hear(left, changed);
    expect(is('ready')).toBe(true);
  });
});

it('of a room that is open for days the newest stay, and what came before is read again', async () => {
  const { actor, answer, hear, numbers, question } = await openLive();
  const many = Array.from({ length: 12_000 }, (_, at) => fresh(at + 4));
  actor.send({ type: 'sight.changed', isAtEnd: false, isSeen: false });
  hear(...many.slice(0, -1));
  // Nothing is taken from under who reads further up.
  expect(numbers()).toHaveLength(12_002);
  actor.send({ type: 'sight.changed', isAtEnd: true, isSeen: false });
  hear(...many.slice(-1));
  expect(numbers()).toHaveLength(10_000);
  actor.send({ type: 'older.wanted' });
  expect(question().before).toBe(2004);
  await answer(page(2002, 2003));
  expect(numbers().slice(0, 3)).toEqual([2002, 2003, 2004]);
});

describe('older messages', () => {
  it('are read before the first, until there are none', async () => {
    const { actor, question, answer, numbers, is, asked } = open();
    await answer({ items: messagesOf(4, 5), isLast: false });
    actor.send({ type: 'older.wanted' });
    expect(question()).toEqual({ roomId: 'room', before: 4, marksRead: false });
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
});
