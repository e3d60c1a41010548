import {
  getDailySummary,
  getDevicePush,
  setDailySummary,
  subscribeDevice,
  unsubscribeDevice,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';

/** A browser at its push service; each call another one. */
export const aBrowser = () => ({
  endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${crypto.randomUUID()}`,
  keys: {
    p256dh:
      'BNlimh6GQTYtX4mhKUbZbXGVzJDrZ3hZKRZrKPRzwQ2TZJhsUaOZpGQUhQzXx6tFIeiCuLkV8BV4tTiiEMwZ2mg',
    auth: 'kd3zZ7mYj0sVb2Yc1hQxLw',
  },
});

/** Notifications on devices, and by a daily mail. */
export function outsideSuite(harness: Harness): void {
  const device = ({ client }: Person) => client.call(getDevicePush);
  const subscribe = ({ client }: Person, body = aBrowser()) =>
    client.call(subscribeDevice, { body });

  describe('notifications on a device', () => {
    it('are off at first, and on until they are switched off, in the language asked', async () => {
      const me = await harness.signUp();
      const off = { public_key: expect.any(String), subscribed: false, language: null };
      expect(await device(me)).toEqual(off);
      expect(await subscribe(me)).toEqual({ ...off, subscribed: true, language: 'en' });
      const inIndonesian = harness.client(me.token, 'id');
      await inIndonesian.call(subscribeDevice, { body: aBrowser() });
      expect(await device(me)).toEqual({ ...off, subscribed: true, language: 'id' });
      for (let time = 0; time < 2; time += 1)
        expect(await me.client.call(unsubscribeDevice)).toEqual(off);
    });

    it('are one session’s, and a browser is its latest session’s', async () => {
      const [before, now] = [await harness.signUp(), await harness.signUp()];
      const browser = aBrowser();
      await subscribe(before, browser);
      expect(await device(now)).toMatchObject({ subscribed: false });
      await subscribe(now, browser);
      expect(await device(before)).toMatchObject({ subscribed: false });
      expect(await device(now)).toMatchObject({ subscribed: true });
    });

    it('are sent to push services alone', async () => {
      const me = await harness.signUp();
      const refused = {
        status: 422,
        field: 'endpoint',
        en: 'Notifications cannot be sent to this browser',
        id: 'Notifikasi tidak dapat dikirim ke browser ini',
      };
      const body = { ...aBrowser(), endpoint: 'https://inside.example/admin' };
      await harness.refuses(refused, me.token, (client) => client.call(subscribeDevice, { body }));
      expect(await device(me)).toMatchObject({ subscribed: false });
    });
  });

  describe('the daily mail', () => {
    it('is off at first, and one’s own choice', async () => {
      const [me, other] = [await harness.signUp(), await harness.signUp()];
      const off = { offered: true, daily: false };
      expect(await me.client.call(getDailySummary)).toEqual(off);
      for (const daily of [true, true, false, true])
        expect(await me.client.call(setDailySummary, { body: { daily } })).toEqual({
          offered: true,
          daily,
        });
      expect(await me.client.call(getDailySummary)).toEqual({ offered: true, daily: true });
      expect(await other.client.call(getDailySummary)).toEqual(off);
    });
  });
}
