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
export const newPushSubscription = () => ({
  endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${crypto.randomUUID()}`,
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'kd3zZ7mYj0sVb2Yc1hQxLw',
  },
});

/** Notifications on devices, and by a daily mail. */
export function pushAndMailSuite(harness: Harness): void {
  const device = ({ client }: Person) => client.call(getDevicePush);
  const subscribe = ({ client }: Person, body = newPushSubscription()) =>
    client.call(subscribeDevice, { body });

  describe('notifications on a device', () => {
    it('notifications on a device are off at first, and then in the chosen language', async () => {
      const me = await harness.signUp();
      const off = { public_key: expect.any(String), subscribed: false, language: null };
      expect(await device(me)).toEqual(off);
      expect(await subscribe(me)).toEqual({ ...off, subscribed: true, language: 'en' });
      const inIndonesian = harness.client(me.token, 'id');
      await inIndonesian.call(subscribeDevice, { body: newPushSubscription() });
      expect(await device(me)).toEqual({ ...off, subscribed: true, language: 'id' });
      for (let time = 0; time < 2; time += 1)
        expect(await me.client.call(unsubscribeDevice)).toEqual(off);
    });

    it('a device belongs to one session, and a browser to its latest one', async () => {
      const [before, now] = [await harness.signUp(), await harness.signUp()];
      const browser = newPushSubscription();
      await subscribe(before, browser);
      expect(await device(now)).toMatchObject({ subscribed: false });
      await subscribe(now, browser);
      expect(await device(before)).toMatchObject({ subscribed: false });
      expect(await device(now)).toMatchObject({ subscribed: true });
    });

    it('notifications on a device are sent to push services alone', async () => {
      const me = await harness.signUp();
      const refused = {
        status: 422,
        field: 'endpoint',
        en: 'Notifications cannot be sent to this browser',
        id: 'Notifikasi tidak dapat dikirim ke browser ini',
      };
      const body = { ...newPushSubscription(), endpoint: 'https://inside.example/admin' };
      await harness.refuses(refused, me.token, (client) => client.call(subscribeDevice, { body }));
      expect(await device(me)).toMatchObject({ subscribed: false });
    });
  });

  describe('the daily mail', () => {
    it('the daily mail is off at first, and each member’s own choice', async () => {
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
