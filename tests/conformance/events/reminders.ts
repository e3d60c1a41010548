import { listNotifications, setNotificationChoice, updateEvent } from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { eventSteps, inHours } from './eventSteps.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Reminders a day and an hour before an event, to everyone with a place. */
export function remindersSuite(harness: Harness): void {
  const { someone, make, join, see } = eventSteps(harness);
  const edit = ({ client }: Person, { id }: { id: string }, body: object) =>
    client.call(updateEvent, { params: { id }, body });
  const remindersOf = async ({ client }: Person) =>
    (await client.call(listNotifications, { query: { category: 'events' } })).items.filter(
      ({ kind }) => kind.endsWith('_reminder'),
    );
  const kindsOf = async (person: Person) => (await remindersOf(person)).map(({ kind }) => kind);
  const expectKinds = (person: Person, kinds: string[]) =>
    vi.waitFor(async () => expect(await kindsOf(person)).toEqual(kinds), { timeout: 5000 });
  /** An event in three days with a guest. */
  const planned = async (parts: object = {}) => {
    const [organizer, guest] = [await someone(), await someone()];
    const dates = { start_date: inHours(72), end_date: inHours(75) };
    const event = await make(organizer, { ...dates, ...parts });
    await join(guest, event);
    return { organizer, guest, event };
  };

  describe('reminders of an event', () => {
    it('everyone with a place is reminded a day and an hour before, once each (EVT-341)', async () => {
      const { organizer, guest, event } = await planned({ max_attendees: 1 });
      const waiting = await someone();
      await join(waiting, event);
      await harness.passUntil(event.id, DAY + 1);
      expect(await kindsOf(guest)).toEqual([]);
      for (const minutes of [DAY - 1, DAY - 2]) await harness.passUntil(event.id, minutes);
      await expectKinds(guest, ['event_day_reminder']);
      for (const minutes of [HOUR - 1, HOUR - 2]) await harness.passUntil(event.id, minutes);
      await expectKinds(guest, ['event_hour_reminder', 'event_day_reminder']);
      for (const other of [organizer, waiting]) expect(await kindsOf(other)).toEqual([]);
    });

    it('a reminder says time, zone and place as they are now (EVT-342)', async () => {
      const time_zone = 'Asia/Jayapura';
      const { organizer, guest, event } = await planned({ time_zone, venue: 'Aula' });
      await harness.passUntil(event.id, DAY - 1);
      await expectKinds(guest, ['event_day_reminder']);
      await edit(organizer, event, { location: 'zoom.example/kopi', venue: '' });
      const { start_date, end_date } = await see(guest, event);
      expect((await remindersOf(guest))[0]).toMatchObject({
        actors: [],
        subject: { type: 'event', id: event.id, title: event.title },
        facts: { time: { start_date, end_date, time_zone }, place: 'zoom.example/kopi' },
      });
    });

    it('each reminder is a choice of its own (EVT-343)', async () => {
      const { guest, event } = await planned();
      const params = { topic: 'day_reminders' } as const;
      await guest.client.call(setNotificationChoice, { params, body: { app: false } });
      await harness.passUntil(event.id, DAY - 1);
      await harness.passUntil(event.id, HOUR - 1);
      await expectKinds(guest, ['event_hour_reminder']);
    });

    it('a moved event is reminded of once more, at its new time (EVT-344)', async () => {
      const { organizer, guest, event } = await planned();
      await harness.passUntil(event.id, DAY - 1);
      await expectKinds(guest, ['event_day_reminder']);
      const [first] = await remindersOf(guest);
      await edit(organizer, event, { start_date: inHours(48), end_date: inHours(50) });
      await harness.passUntil(event.id, DAY - 1);
      await vi.waitFor(
        async () => expect((await remindersOf(guest))[0]?.created_at).not.toBe(first?.created_at),
        { timeout: 5000 },
      );
      expect(await kindsOf(guest)).toEqual(['event_day_reminder']);
    });

    it('a moment that has passed is not reminded of late (EVT-344)', async () => {
      const { organizer, guest, event } = await planned();
      // Moved to where the moment has passed: the move itself notifies.
      await edit(organizer, event, { start_date: inHours(20), end_date: inHours(23) });
      await harness.passUntil(event.id, 19 * HOUR);
      const late = await someone();
      await join(late, event);
      await harness.passUntil(event.id, 2 * HOUR);
      await harness.passUntil(event.id, HOUR - 1);
      for (const person of [guest, late]) await expectKinds(person, ['event_hour_reminder']);
      // Registered within the hour.
      const last = await someone();
      await join(last, event);
      await harness.passUntil(event.id, HOUR - 2);
      expect(await kindsOf(last)).toEqual([]);
    });

    it('after a pause of the server only the latest reminder is sent (EVT-344)', async () => {
      const { guest, event } = await planned();
      await harness.passUntil(event.id, 30);
      await expectKinds(guest, ['event_hour_reminder']);
    });

    it('a cancelled event is not reminded of, nor late when it comes back (EVT-344)', async () => {
      const { organizer, guest, event } = await planned();
      await edit(organizer, event, { status: 'cancelled' });
      await harness.passUntil(event.id, DAY - 1);
      await edit(organizer, event, { status: 'active' });
      await harness.passUntil(event.id, DAY - 2);
      expect(await kindsOf(guest)).toEqual([]);
      await harness.passUntil(event.id, HOUR - 1);
      await expectKinds(guest, ['event_hour_reminder']);
    });
  });
}
