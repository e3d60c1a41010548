import { createRoom } from '@saudagar/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { newId } from '../ids.ts';
import type { BusEvent } from './fanOut.ts';
import { createQuiet } from './quiet.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

/** Creates two members in a room and one outside, a quiet minute, and an event. */
async function noteOnce(eventOf: (ids: { mine: string; room: string }) => BusEvent) {
  const [mine, otherMember, outsider] = [
    await server.signUp(),
    await server.signUp(),
    await server.signUp(),
  ];
  const body = { name: 'Grup', user_ids: [otherMember.user.id] };
  const { id: room } = await mine.client.call(createRoom, { body });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const quiet = createQuiet(server.community.db);
  clock.mockReturnValue(90_000);
  quiet.note(eventOf({ mine: mine.user.id, room }));
  clock.mockReturnValue(95_000);
  const quietOf = async ({ user }: typeof mine) => (await quiet.of(user.id))();
  return {
    ...{ quiet, clock, mine },
    quietFor: await Promise.all([mine, otherMember, outsider].map(quietOf)),
  };
}

test.each<[BusEvent['kind'], (ids: { mine: string; room: string }) => BusEvent, number[]]>([
  ['notification', ({ mine }) => ({ kind: 'notification', members: [mine] }), [5, 60, 60]],
  ['relation', ({ mine }) => ({ kind: 'relation', pair: [newId(), mine] }), [5, 60, 60]],
  ['account', ({ mine }) => ({ kind: 'account', member: mine }), [5, 60, 60]],
  ['peace', ({ mine }) => ({ kind: 'peace', member: mine }), [5, 60, 60]],
  ['message', ({ room }) => ({ kind: 'message', room, sequence: 1 }), [5, 5, 60]],
  ['removed', ({ room }) => ({ kind: 'removed', room, message: newId(), sequence: 1 }), [5, 5, 60]],
  [
    'reaction',
    ({ mine, room }) => ({
      ...{ kind: 'reaction', room, message: newId(), sequence: 1, sender: mine },
      member: mine,
    }),
    [5, 5, 60],
  ],
  ['outbox', () => ({ kind: 'outbox' }), [60, 60, 60]],
  ['gap', () => ({ kind: 'gap' }), [5, 5, 5]],
])('an event of kind %s ends the quiet period of those concerned', async (_, eventOf, seconds) => {
  const { quietFor } = await noteOnce(eventOf);
  expect(quietFor.map((ms) => ms / 1000)).toEqual(seconds);
});

test('a room’s event ends the quiet period of the member who has left it', async () => {
  const { quietFor } = await noteOnce(({ mine }) => ({ kind: 'room', room: mine, left: mine }));
  expect(quietFor).toEqual([5_000, 60_000, 60_000]);
});

test('an event during the lookup of rooms ends the quiet period', async () => {
  const { quiet, mine } = await noteOnce(() => ({ kind: 'outbox' }));
  const quietNow = await quiet.of(mine.user.id);
  quiet.note({ kind: 'account', member: mine.user.id });
  expect(quietNow()).toBe(0);
});
