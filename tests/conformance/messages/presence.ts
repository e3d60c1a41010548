import {
  blockMember,
  choosePresence,
  createRoom,
  getBlockList,
  getPresence,
  openDirectRoom,
  unblockMember,
} from '@saudagar/contract';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestSocket } from '../../../apps/server/testing/socketFixture.ts';
import type { Harness, Person } from '../harness.ts';
import { ROOM_NOT_FOUND } from '../refusals.ts';

const HIDDEN = { is_online: false, last_seen_at: null };

/** Presence of the other member of a direct conversation (MSG-065). */
export function presenceSuite(harness: Harness): void {
  const opened: TestSocket[] = [];
  afterEach(async () => {
    for (const socket of opened.splice(0)) {
      socket.close();
      await socket.closed;
    }
  });

  async function connect({ token }: Person): Promise<TestSocket> {
    const socket = harness.socket(token);
    opened.push(socket);
    await socket.next('ready');
    return socket;
  }
  const seenBy = ({ client }: Person, roomId: string) =>
    client.call(getPresence, { params: { roomId } });
  const choose = ({ client }: Person, shows_presence: boolean) =>
    client.call(choosePresence, { body: { shows_presence } });

  async function pair() {
    const [a, b] = [await harness.signUp(), await harness.signUp()];
    const params = { userId: b.user.id };
    return { a, b, room: (await a.client.call(openDirectRoom, { params })).id };
  }

  describe('the presence of the other member', () => {
    it('a member is online while a socket of theirs is open', async () => {
      const { a, b, room } = await pair();
      expect(await seenBy(a, room)).toEqual(HIDDEN);
      await connect(b);
      await expect.poll(async () => (await seenBy(a, room)).is_online).toBe(true);
      expect((await seenBy(a, room)).last_seen_at).toEqual(expect.any(String));
      expect(await seenBy(b, room)).toEqual(HIDDEN);
    });

    it('hidden presence is hidden both ways, until it is shown again', async () => {
      const { a, b, room } = await pair();
      const shown = async () => (await a.client.call(getBlockList)).shows_presence;
      expect(await shown()).toBe(true);
      await connect(b);
      await expect.poll(async () => (await seenBy(a, room)).is_online).toBe(true);
      for (const _ of [1, 2]) await choose(a, false);
      expect(await shown()).toBe(false);
      await connect(a);
      expect(await seenBy(a, room)).toEqual(HIDDEN);
      expect(await seenBy(b, room)).toEqual(HIDDEN);
      await choose(a, true);
      expect(await seenBy(a, room)).toMatchObject({ is_online: true });
    });

    it('a block hides presence both ways', async () => {
      const { a, b, room } = await pair();
      for (const one of [a, b]) await connect(one);
      for (const one of [a, b])
        await expect.poll(async () => (await seenBy(one, room)).is_online).toBe(true);
      const params = { id: b.user.id };
      await a.client.call(blockMember, { params });
      for (const one of [a, b]) expect(await seenBy(one, room)).toEqual(HIDDEN);
      await a.client.call(unblockMember, { params });
      expect(await seenBy(b, room)).toMatchObject({ is_online: true });
    });

    it('a group chat shows no presence, and a room of others does not exist', async () => {
      const { a, b, room } = await pair();
      await connect(b);
      const body = { name: 'Kita', user_ids: [b.user.id] };
      const { id } = await a.client.call(createRoom, { body });
      expect(await seenBy(a, id)).toEqual(HIDDEN);
      const stranger = await harness.signUp();
      await harness.refuses(ROOM_NOT_FOUND, stranger.token, (client) =>
        client.call(getPresence, { params: { roomId: room } }),
      );
    });
  });
}
