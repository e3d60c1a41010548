import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { messageOf } from '../message.testing.ts';
import { openPortal, PlayedSocket, playPage } from '../portal.testing.ts';
import { provideRoom } from '../room/roomActors.ts';
import { getSocket } from './connectionActors.ts';

const FRAMES = 5000;

playPage();

/** Opens a room on a real connection. */
async function openRoom() {
  const questions: unknown[] = [];
  const portal = openPortal({
    listMessages: ({ query }) => {
      questions.push(query);
      return [messageOf(1)];
    },
    listConversations: () => ({ items: [], cursor: null }),
    readRoom: () => {},
  });
  const connection = getSocket(portal);
  const room = createActor(
    provideRoom(portal, async () => {}),
    { input: { roomId: 'room', memberId: 'siti', isListed: true, unreadCount: 0 } },
  ).start();
  await vi.advanceTimersByTimeAsync(0);
  const [socket] = PlayedSocket.all;
  if (!socket) throw new Error('No socket was opened');
  socket.receive({ type: 'ready' });
  await vi.advanceTimersByTimeAsync(0);
  let [delivered, changes] = [0, 0];
  const announced: number[] = [];
  connection.on('connection.delivered', () => {
    delivered += 1;
  });
  room.subscribe(() => {
    changes += 1;
  });
  room.on('messages.arrived', ({ messages }) =>
    announced.push(...messages.map(({ sequence = 0 }) => sequence)),
  );
  return {
    questions,
    announced,
    counts: () => ({ delivered, changes }),
    say: (sequence: number) =>
      socket.receive({ type: 'new_message', message: messageOf(sequence) }),
    history: () => room.getSnapshot().context.history,
  };
}

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('a burst of 5000 frames causes few changes, with messages once and in order', async () => {
  const { say, history, announced, counts, questions } = await openRoom();
  const asked = questions.length;
  for (let sequence = 2; sequence <= FRAMES; sequence += 1) {
    say(sequence);
    if (sequence % 7 === 0) say(sequence);
    if (sequence % 50 === 0) await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(50);
  expect(history().messages.map(({ sequence }) => sequence)).toEqual(numbersTo(FRAMES));
  expect(history().ahead).toEqual([]);
  expect(announced).toEqual(numbersTo(FRAMES).slice(1));
  expect(questions).toHaveLength(asked);
  // One second in batches of 50 ms.
  expect(counts().delivered).toBeLessThanOrEqual(22);
  expect(counts().changes).toBeLessThanOrEqual(4 * 22);
});

test('only a bounded number of frames beyond a gap is held until it closes', async () => {
  const { say, history } = await openRoom();
  for (let sequence = 3; sequence <= FRAMES; sequence += 1) say(sequence);
  await vi.advanceTimersByTimeAsync(50);
  expect(history().messages).toHaveLength(1);
  expect(history().ahead).toHaveLength(100);
});
