import type { SocketEvent } from '@saudagar/contract';
import { ApiError, type Conversation } from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { conversationOf, messageOf } from '../message.testing.ts';
import { type ConversationsRead, type InboxEvent, inboxMachine } from './inboxMachine.ts';

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));

function open({ failures = 0 } = {}) {
  const clock = new SimulatedClock();
  const asked: (PromiseWithResolvers<ConversationsRead> & { most: number })[] = [];
  const logFailure = vi.fn();
  const subscribe = vi.fn();
  const actor = createActor(
    inboxMachine.provide({
      actors: {
        loadConversations: fromPromise(({ input: { most } }) => {
          const answer = Promise.withResolvers<ConversationsRead>();
          asked.push({ ...answer, most });
          return answer.promise;
        }),
        watchNews: fromCallback<InboxEvent>(() => {
          subscribe();
          if (subscribe.mock.calls.length <= failures) throw new Error('no channel');
        }),
      },
      actions: { logFailure },
    }),
    { clock, input: { memberId: 'siti' } },
  );
  actor.start();
  return {
    actor,
    clock,
    asked,
    logFailure,
    subscribe,
    answer(...conversations: Conversation[]) {
      asked.at(-1)?.resolve({ conversations, hasMore: false });
      return passOn();
    },
    answerMany(count: number, hasMore: boolean) {
      const conversations = Array.from({ length: count }, (_, index) =>
        conversationOf(`room-${index}`),
      );
      asked.at(-1)?.resolve({ conversations, hasMore });
      return passOn();
    },
    fail() {
      asked.at(-1)?.reject(new ApiError('network'));
      return passOn();
    },
    unread: () => actor.getSnapshot().context.conversations.map((one) => one.unread_count),
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
  };
}

describe('the list of conversations', () => {
  it('each read of the list retries a failed subscription', async () => {
    const { clock, answer, logFailure, subscribe, is } = open({ failures: 2 });
    await answer();
    expect(is({ ready: 'waiting' })).toBe(true);
    clock.increment(10_000);
    expect(logFailure).toHaveBeenCalledTimes(2);
    await answer();
    for (let read = 0; read < 2; read += 1) {
      clock.increment(10_000);
      await answer();
    }
    expect(subscribe).toHaveBeenCalledTimes(3);
  });

  it('a sent message is shown once acknowledged, with or without a socket', async () => {
    const { actor, answer, is } = open();
    await answer(conversationOf('other'), conversationOf('room'));
    const message = messageOf(7, { sender_id: 'siti', content: 'Halo' });
    actor.send({ type: 'message.acknowledged', roomId: 'room', message });
    const [first] = actor.getSnapshot().context.conversations;
    expect(first).toMatchObject({ id: 'room', unread_count: 0, last_message: { content: 'Halo' } });
    expect(is({ ready: 'waiting' })).toBe(true);
  });

  it('the list is read again after sending during the first read', async () => {
    const { actor, asked, answer } = open();
    actor.send({ type: 'message.acknowledged', roomId: 'room', message: messageOf(1) });
    await answer(conversationOf('room'));
    expect(asked).toHaveLength(2);
  });

  it('the list is read again when a moderator removes a message', async () => {
    const { actor, asked, answer } = open();
    await answer(conversationOf('room'));
    actor.send({ type: 'connection.opened', isNew: true });
    await answer(conversationOf('room'));
    const event = { type: 'message_removed', room_id: 'room', message_id: 'message-1' } as const;
    actor.send({ type: 'connection.delivered', events: [event] });
    expect(asked).toHaveLength(3);
  });

  it('the list is polled every ten seconds without a socket (MSG-005)', async () => {
    const { clock, asked, answer, fail } = open();
    await answer(conversationOf('room'));
    clock.increment(9999);
    expect(asked).toHaveLength(1);
    clock.increment(1);
    expect(asked).toHaveLength(2);
    await fail();
    clock.increment(10_000);
    expect(asked).toHaveLength(3);
  });

  it('the list is read when the socket opens, then follows its events', async () => {
    const { actor, clock, asked, answer, is, unread } = open();
    await answer(conversationOf('room'));
    actor.send({ type: 'connection.opened', isNew: true });
    await answer(conversationOf('room'));
    expect(is({ ready: 'live' })).toBe(true);
    clock.increment(600_000);
    expect(asked).toHaveLength(2);
    actor.send({
      type: 'connection.delivered',
      events: [{ type: 'new_message', message: messageOf(1) }],
    });
    expect(unread()).toEqual([1]);
    actor.send({ type: 'connection.lost' });
    expect(is({ ready: 'waiting' })).toBe(true);
  });

  it('the list is not read again when no event happened before the socket opened', async () => {
    const { actor, asked, answer, is } = open();
    await answer(conversationOf('room'));
    expect(is({ ready: 'waiting' })).toBe(true);
    actor.send({ type: 'connection.opened', isNew: false });
    expect(is({ ready: 'live' })).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('the list is read again when the socket opened during the first read', async () => {
    const { actor, asked, answer, is, unread } = open();
    actor.send({ type: 'connection.opened', isNew: true });
    await answer(conversationOf('room'));
    expect(asked).toHaveLength(2);
    await answer({ ...conversationOf('room'), unread_count: 1 });
    expect(unread()).toEqual([1]);
    expect(is({ ready: 'live' })).toBe(true);
    expect(asked).toHaveLength(2);
  });

  // WID-111
  it('a failed read of the list is only logged, and retried (MSG-006)', async () => {
    const { actor, clock, asked, fail, is, logFailure } = open();
    await fail();
    expect(is('failed')).toBe(true);
    expect(logFailure).toHaveBeenCalledOnce();
    clock.increment(10_000);
    await fail();
    actor.send({ type: 'inbox.retried' });
    await fail();
    actor.send({ type: 'connection.opened' });
    expect(asked).toHaveLength(4);
  });

  it('an event for an unknown room reads the list again', async () => {
    const { actor, asked, answer } = open();
    await answer(conversationOf('room'));
    const message = messageOf(1, { room_id: 'other' });
    actor.send({ type: 'connection.delivered', events: [{ type: 'new_message', message }] });
    expect(asked).toHaveLength(2);
  });

  it('the list loads during constant events, and is read once more for them', async () => {
    const { actor, asked, answer, is, unread } = open();
    for (const room_id of ['new', 'newer'])
      actor.send({ type: 'connection.delivered', events: [{ type: 'room', room_id }] });
    expect(asked).toHaveLength(1);
    await answer(conversationOf('room'));
    expect(unread()).toEqual([0]);
    expect(asked).toHaveLength(2);
    await answer(conversationOf('room'), conversationOf('new'));
    expect(unread()).toEqual([0, 0]);
    expect(is({ ready: 'waiting' })).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('a visible conversation has no unread messages', async () => {
    const { actor, answer, unread } = open();
    const deliver = (event: SocketEvent) =>
      actor.send({ type: 'connection.delivered', events: [event] });
    await answer(conversationOf('room', { unread_count: 3 }));
    actor.send({ type: 'conversation.seen', roomId: 'room' });
    expect(unread()).toEqual([0]);
    const counts: number[][] = [];
    actor.subscribe(() => counts.push(unread()));
    deliver({ type: 'new_message', message: messageOf(1) });
    deliver({ type: 'unread', room_id: 'room', unread_count: 1, total: 1 });
    actor.send({ type: 'inbox.retried' });
    await answer(conversationOf('room', { unread_count: 1 }));
    expect(counts.flat()).not.toContain(1);
    actor.send({ type: 'conversation.seen', roomId: null });
    deliver({ type: 'new_message', message: messageOf(2) });
    expect(unread()).toEqual([1]);
  });

  it('an opened room is listed at once, and the list is read again', async () => {
    const { actor, asked, answer } = open();
    const ids = () => actor.getSnapshot().context.conversations.map(({ id }) => id);
    const entered = { ...conversationOf('new'), activity_at: '2026-11-21T10:00:00.000Z' };
    await answer(conversationOf('room'));
    actor.send({ type: 'conversation.entered', conversation: entered });
    expect(ids()).toEqual(['new', 'room']);
    expect(asked).toHaveLength(2);
    await answer(conversationOf('room'), entered);
    actor.send({ type: 'conversation.entered', conversation: { ...entered, members_count: 3 } });
    expect(actor.getSnapshot().context.conversations).toMatchObject([
      { id: 'new', members_count: 3 },
      { id: 'room' },
    ]);
  });

  it('opening a room during a read repeats the read', async () => {
    const { actor, asked, answer } = open();
    actor.send({ type: 'conversation.entered', conversation: conversationOf('new') });
    await answer(conversationOf('room'));
    expect(asked).toHaveLength(2);
  });

  it('a left room disappears at once', async () => {
    const { actor, answer, unread } = open();
    await answer(conversationOf('room', { unread_count: 2 }), conversationOf('other'));
    actor.send({ type: 'conversation.left', roomId: 'room' });
    expect(unread()).toEqual([0]);
  });
});

it('a thousand more are read near the end of the list, while there are some', async () => {
  const { actor, asked, answerMany } = open();
  await answerMany(1000, true);
  actor.send({ type: 'older.wanted' });
  actor.send({ type: 'older.wanted' });
  expect(asked.map(({ most }) => most)).toEqual([1000, 2000]);
  await answerMany(1500, false);
  actor.send({ type: 'older.wanted' });
  expect(asked).toHaveLength(2);
  expect(actor.getSnapshot().context.conversations).toHaveLength(1500);
  // A later read keeps the length of the shown list.
  actor.send({ type: 'inbox.retried' });
  expect(asked.at(-1)?.most).toBe(2000);
});
