import { endOtherSessions, endSession, getMe, listSessions } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness, type Refused } from '../harness.ts';

const ENDED: Refused = {
  status: 404,
  en: 'This device is already signed out',
  id: 'Perangkat ini sudah keluar',
};

/** Where a member is signed in. */
export function sessionsSuite(harness: Harness): void {
  describe('sessions', () => {
    it('are listed to their member alone, the one in use first', async () => {
      const [person, stranger] = [await harness.signUp(), await harness.signUp()];
      const other = await harness.signInAgain(person);
      const [first, second, ...more] = await other.client.call(listSessions);
      expect(more).toEqual([]);
      expect(first).toMatchObject({ is_current: true, kind: expect.any(String) });
      expect(second).toMatchObject({ is_current: false });
      expect(Date.parse(first?.last_used_at ?? '')).not.toBeNaN();
      expect(await stranger.client.call(listSessions)).toHaveLength(1);
      expect(JSON.stringify([first, second])).not.toContain(person.token);
    });

    it('are ended one by one, by their member alone', async () => {
      const [person, stranger] = [await harness.signUp(), await harness.signUp()];
      const other = await harness.signInAgain(person);
      const listed = await person.client.call(listSessions);
      const id = listed.find(({ is_current }) => !is_current)?.id ?? '';
      await harness.refuses(ENDED, stranger.token, (client) =>
        client.call(endSession, { params: { id } }),
      );
      expect(await other.client.call(getMe)).toEqual(person.user);
      expect(await person.client.call(endSession, { params: { id } })).toBeUndefined();
      expect(await failureOf(other.client.call(getMe))).toMatchObject({ status: 401 });
      await harness.refuses(ENDED, person.token, (client) =>
        client.call(endSession, { params: { id } }),
      );
    });

    it('are all ended but the one in use, and the sockets with them', async () => {
      const [person, bystander] = [await harness.signUp(), await harness.signUp()];
      const other = await harness.signInAgain(person);
      const sockets = [harness.socket(person.token), harness.socket(other.token)] as const;
      for (const socket of sockets) await socket.next('ready');
      expect(await person.client.call(endOtherSessions)).toBeUndefined();
      expect(await sockets[1].closed).toBe(4401);
      expect(await failureOf(other.client.call(getMe))).toMatchObject({ status: 401 });
      expect(await person.client.call(listSessions)).toMatchObject([{ is_current: true }]);
      expect(await bystander.client.call(getMe)).toEqual(bystander.user);
      sockets[0].close();
    });
  });
}
