import {
  type Client,
  cancelRegistration,
  listNotifications,
  registerForEvent,
  updateEvent,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../core/fixtures.ts';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { EVENT_NOT_FOUND, eventSteps, inHours } from './eventSteps.ts';

/** Registration, the waitlist and cancellation (EVT-086–105). */
export function registrationsSuite(harness: Harness): void {
  const { someone, make, see, join } = eventSteps(harness);
  const leave = ({ client }: Person, { id }: { id: string }) =>
    client.call(cancelRegistration, { params: { id } });
  const statusOf = async (person: Person, event: { id: string }) =>
    (await see(person, event)).my_registration?.status;
  /** Kinds of the member's notifications; the worker delivers many a moment later. */
  const notificationsOf = async ({ client }: Person) =>
    (await client.call(listNotifications, { query: {} })).items.map(({ kind }) => kind);

  describe('registering for an event', () => {
    // EVT-053
    it('a registration takes a seat, and stores the note to the organizer', async () => {
      const [organizer, guest] = [await someone(), await someone()];
      const event = await make(organizer);
      const registration_data = {
        dietary_restrictions: 'Tanpa udang',
        phone: '0812',
        notes: ' a\nb ',
      };
      const reply = await join(guest, event, { registration_data });
      expect(reply).toMatchObject({
        message: 'You are registered',
        status: 'registered',
        qr_code: expect.stringMatching(/^[0-9A-Z]{10}$/),
        ...{ current_attendees: 1, waitlist_count: 0 },
      });
      const seen = await see(guest, event);
      expect(seen).toMatchObject({ current_attendees: 1, registrations_count: 1 });
      expect(seen.my_registration).toMatchObject({
        registration_id: reply.registration_id,
        status: 'registered',
        qr_code: reply.qr_code,
        registration_data: { ...registration_data, notes: 'a\nb' },
        checked_in_at: null,
      });
      // A repeated or concurrent call is the same registration.
      const again = await Promise.all([join(guest, event), join(guest, event)]);
      for (const each of again) expect(each).toEqual(reply);
      expect((await see(organizer, event)).current_attendees).toBe(1);
    });

    it('the reply to a registration counts places and waitlist (EVT-248)', async () => {
      const event = await make(await someone(), { max_attendees: 1 });
      const [first, second] = [await someone(), await someone()];
      expect(await join(first, event)).toMatchObject({ current_attendees: 1, waitlist_count: 0 });
      const waiting = { status: 'waitlisted', current_attendees: 1, waitlist_count: 1 };
      for (const _ of [1, 2]) expect(await join(second, event)).toMatchObject(waiting);
    });

    it('a registration for a full event goes on the waitlist, in order, without a code', async () => {
      const event = await make(await someone(), { max_attendees: 1 });
      await join(await someone(), event);
      const [second, third] = [await someone(), await someone()];
      const waiting = await join(second, event);
      expect(waiting).toMatchObject({ status: 'waitlisted', qr_code: null, waitlist_position: 1 });
      const indonesian = harness.client(third.token, 'id');
      const params = { id: event.id };
      const reply = await indonesian.call(registerForEvent, { params, body: {} });
      expect(reply).toMatchObject({
        message: 'Acara ini penuh. Anda masuk daftar tunggu.',
        waitlist_position: 2,
      });
      expect(await see(third, event)).toMatchObject({ current_attendees: 1, waitlist_count: 2 });
    });

    it('a cancelled registration promotes the first on the waitlist and notifies them', async () => {
      const event = await make(await someone(), { max_attendees: 1 });
      const [first, second, third] = [await someone(), await someone(), await someone()];
      for (const each of [first, second, third]) await join(each, event);
      await leave(first, event);
      await leave(first, event);
      expect(await statusOf(first, event)).toBeUndefined();
      expect(await statusOf(second, event)).toBe('registered');
      expect((await see(second, event)).my_registration?.qr_code).toBeTruthy();
      expect((await see(third, event)).my_registration?.waitlist_position).toBe(1);
      expect(await notificationsOf(second)).toEqual(['event_moved_up']);
      expect(await notificationsOf(third)).toEqual([]);
      // Registered again, at the end of the waitlist.
      expect(await join(first, event)).toMatchObject({ waitlist_position: 2 });
    });

    it('a larger event promotes as many from the waitlist as it has seats', async () => {
      const organizer = await someone();
      const event = await make(organizer, { max_attendees: 1 });
      const guests = [await someone(), await someone(), await someone(), await someone()];
      for (const guest of guests) await join(guest, event);
      const set = (max_attendees: number | null) =>
        organizer.client.call(updateEvent, { params: { id: event.id }, body: { max_attendees } });
      await set(3);
      const states = () => Promise.all(guests.map((guest) => statusOf(guest, event)));
      expect(await states()).toEqual(['registered', 'registered', 'registered', 'waitlisted']);
      await set(null);
      expect(await see(organizer, event)).toMatchObject({
        current_attendees: 4,
        waitlist_count: 0,
      });
    });

    it('an ended or cancelled event and a used client id refuse a registration', async () => {
      const [organizer, guest] = [await someone(), await someone()];
      const over = await make(organizer, { start_date: inHours(-9), end_date: inHours(-8) });
      const cancelled = await make(organizer);
      const body = { status: 'cancelled' as const };
      await organizer.client.call(updateEvent, { params: { id: cancelled.id }, body });
      const refused = [
        [over, 'This event is over', 'Acara ini sudah selesai'],
        [cancelled, 'This event has been cancelled', 'Acara ini sudah dibatalkan'],
      ] as const;
      for (const [{ id }, en, indonesian] of refused)
        for (const endpoint of [registerForEvent, cancelRegistration])
          await harness.refuses(
            { status: 409, en, id: indonesian },
            guest.token,
            (client: Client) =>
              endpoint === registerForEvent
                ? client.call(endpoint, { params: { id }, body: {} })
                : client.call(cancelRegistration, { params: { id } }),
          );
      const event = await make(organizer);
      const client_id = crypto.randomUUID();
      await join(guest, event, { client_id });
      await leave(guest, event);
      expect((await failureOf(join(guest, event, { client_id }))).status).toBe(409);
      expect(await join(guest, event)).toMatchObject({ status: 'registered' });
    });

    it('registering for an unknown event is answered 404', async () => {
      const { token } = await someone();
      const params = { id: NOWHERE };
      await harness.refuses(EVENT_NOT_FOUND, token, (client) =>
        client.call(registerForEvent, { params, body: {} }),
      );
      await harness.refuses(EVENT_NOT_FOUND, token, (client) =>
        client.call(cancelRegistration, { params }),
      );
    });
  });
}
