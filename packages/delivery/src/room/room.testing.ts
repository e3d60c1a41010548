import type { SocketEvent } from '@saudagar/contract';
import { vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { messageOf, messagesOf } from '../message.testing.ts';
import type { MessagesQuestion, RoomEvent, RoomInput } from './room.ts';
import type { MessagePage } from './roomHistory.ts';
import { roomMachine } from './roomMachine.ts';

/** Lets what is answered come to the machine. */
const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));
/** The newest messages, with these numbers. */
export const page = (...numbers: number[]): MessagePage => ({
  items: messagesOf(...numbers),
  isLast: true,
});
/** The socket is open anew. */
export const opened = { type: 'connection.opened', isNew: true } as const;
/** A message of this number comes in. */
export const fresh = (sequence: number): SocketEvent => ({
  type: 'new_message',
  message: messageOf(sequence),
});

/** The machine of a conversation of which nothing is there yet, and what it asks in the test's hands. */
export function open(input: Partial<RoomInput> = {}) {
  const clock = new SimulatedClock();
  const asked: { question: MessagesQuestion; answer: PromiseWithResolvers<MessagePage> }[] = [];
  const sent: number[] = [];
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
        watchNews: fromCallback<RoomEvent, { roomId: string; memberId: string }>(() => {}),
      },
      actions: {
        sendSeen: () => {},
        sendRead: (_, { sequence }) => sent.push(sequence),
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
    sent,
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
    applyEvents: (...events: SocketEvent[]) => actor.send({ type: 'connection.delivered', events }),
    /** Somebody looks at its end. */
    see: () => actor.send({ type: 'sight.changed', isAtEnd: true, isSeen: true }),
    goLive: () => actor.send({ type: 'connection.opened' }),
    numbers: () => actor.getSnapshot().context.history.messages.map(({ sequence }) => sequence),
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
  };
}

/** A room that was read, that the socket carries and whose end is looked at. */
export async function openLive(input: Partial<RoomInput> = {}) {
  const room = open(input);
  room.goLive();
  await room.answer(page(1, 2, 3));
  room.see();
  return room;
}
