import {
  cancelRegistration,
  listNotifications,
  readAllNotifications,
  setNotificationChoice,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { eventSteps } from './eventSteps.ts';

/** Notices of registrations to the organizer, one an event. */
export function registrationNoticesSuite(harness: Harness): void {
  const { someone, make, join } = eventSteps(harness);
  const noticesOf = async ({ client }: Person) =>
    (await client.call(listNotifications, { query: { kind: 'event_registered' } })).items;
  const giveUp = ({ client }: Person, { id }: { id: string }) =>
    client.call(cancelRegistration, { params: { id } });

  describe('notices of registrations', () => {
    it('registrations of one event are one notification, unread with each (EVT-345)', async () => {
      const [organizer, siti, budi] = [await someone(), await someone(), await someone()];
      const event = await make(organizer, { max_attendees: 1 });
      for (const _ of [1, 2]) await join(siti, event);
      const [first] = await noticesOf(organizer);
      expect(first).toMatchObject({ count: 1, actors: [{ id: siti.user.id }], read_at: null });
      await organizer.client.call(readAllNotifications);
      // The waitlist counts too.
      await join(budi, event);
      const notices = await noticesOf(organizer);
      expect(notices).toMatchObject([{ id: first?.id, count: 2, read_at: null }]);
      expect(notices[0]?.actors.map(({ id }) => id)).toEqual([budi.user.id, siti.user.id]);
    });

    it('a notice of registrations opens the attendees (EVT-346)', async () => {
      const [organizer, guest] = [await someone(), await someone()];
      const event = await make(organizer);
      for (const person of [organizer, guest]) await join(person, event);
      expect(await noticesOf(organizer)).toMatchObject([
        {
          count: 1,
          subject: { type: 'event', id: event.id, title: event.title },
          part: { type: 'attendees', id: event.id },
        },
      ]);
    });

    it('a cancelled registration leaves the notice, the last one withdraws it (EVT-347)', async () => {
      const [organizer, siti, budi] = [await someone(), await someone(), await someone()];
      const [event, other] = [await make(organizer), await make(organizer)];
      for (const person of [siti, budi]) await join(person, event);
      await join(siti, other);
      await giveUp(siti, event);
      expect(await noticesOf(organizer)).toMatchObject([
        { subject: { id: other.id }, count: 1 },
        { subject: { id: event.id }, count: 1, actors: [{ id: budi.user.id }] },
      ]);
      await giveUp(budi, event);
      expect(await noticesOf(organizer)).toMatchObject([{ subject: { id: other.id } }]);
    });

    it('notices of registrations are a choice of their own (EVT-345)', async () => {
      const [organizer, guest] = [await someone(), await someone()];
      const params = { topic: 'registrations' } as const;
      await organizer.client.call(setNotificationChoice, { params, body: { app: false } });
      await join(guest, await make(organizer));
      expect(await noticesOf(organizer)).toEqual([]);
    });
  });
}
