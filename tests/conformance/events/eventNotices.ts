import { listNotifications, readAllNotifications, updateEvent } from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { eventSteps, inHours } from './eventSteps.ts';

/** Notices of changed events: the reason, and each fact before and after. */
export function eventNoticesSuite(harness: Harness): void {
  const { someone, make, join } = eventSteps(harness);
  const edit = ({ client }: Person, { id }: { id: string }, body: object) =>
    client.call(updateEvent, { params: { id }, body });
  const noticesOf = async ({ client }: Person) =>
    (await client.call(listNotifications, { query: {} })).items.filter(
      ({ kind }) => kind !== 'event_registered',
    );
  /** Notifications that the outbox worker delivers a moment later. */
  const expectNotices = (person: Person, notices: object[]) =>
    vi.waitFor(async () => expect(await noticesOf(person)).toMatchObject(notices), {
      timeout: 5000,
    });

  describe('notices of changed events', () => {
    it('an organizer’s change says time and place from before to after (EVT-253)', async () => {
      const [organizer, guest] = [await someone(), await someone()];
      const event = await make(organizer, { venue: 'Aula', time_zone: 'Asia/Jakarta' });
      await join(guest, event);
      const time_zone = 'Asia/Jakarta';
      const before = { start_date: inHours(24), end_date: inHours(27), time_zone };
      await edit(organizer, event, { location: 'Bireuen', edit_reason: 'Gedung penuh' });
      const place = { before: 'Aula, Takengon', after: 'Aula, Bireuen' };
      const notice = { kind: 'event_changed', note: 'Gedung penuh' };
      await expectNotices(guest, [{ ...notice, changes: { place } }]);
      // A second change before it was read joins the first.
      await edit(organizer, event, { end_date: inHours(28), venue: '' });
      const after = { ...before, end_date: inHours(28) };
      const joined = { time: { before, after }, place: { ...place, after: 'Bireuen' } };
      await expectNotices(guest, [{ kind: 'event_changed', note: null, changes: joined }]);
      await guest.client.call(readAllNotifications);
      await edit(organizer, event, { location: 'Takengon' });
      await vi.waitFor(
        async () =>
          expect((await noticesOf(guest))[0]?.changes).toEqual({
            place: { before: 'Bireuen', after: 'Takengon' },
          }),
        { timeout: 5000 },
      );
    });

    it('a moderator’s change notifies organizer and registered once each (EVT-254)', async () => {
      const [organizer, guest, waiting, moderator] = [
        await someone(),
        await someone(),
        await someone(),
        await someone('moderator'),
      ];
      const event = await make(organizer, { max_attendees: 2 });
      for (const person of [organizer, guest, waiting]) await join(person, event);
      const why = { edit_reason: 'Judul menyesatkan' };
      await edit(moderator, event, { description: 'Diperbaiki', ...why });
      await edit(moderator, event, { title: 'Temu kopi', location: 'Bireuen', ...why });
      const changes = {
        title: { before: event.title, after: 'Temu kopi' },
        place: { before: 'Takengon', after: 'Bireuen' },
      };
      const notice = { note: why.edit_reason, actors: [], changes };
      for (const person of [guest, waiting])
        await expectNotices(person, [{ ...notice, kind: 'event_changed_by_staff' }]);
      expect(await noticesOf(organizer)).toMatchObject([
        { ...notice, kind: 'event_edited_by_staff' },
      ]);
    });

    it('a moderator’s cancellation says its reason to organizer and registered (EVT-254)', async () => {
      const [organizer, guest, moderator] = [
        await someone(),
        await someone(),
        await someone('moderator'),
      ];
      const event = await make(organizer);
      for (const person of [organizer, guest, moderator]) await join(person, event);
      await edit(moderator, event, { status: 'cancelled', edit_reason: 'Banjir' });
      const notice = { note: 'Banjir', actors: [] };
      await expectNotices(guest, [{ ...notice, kind: 'event_cancelled' }]);
      expect(await noticesOf(organizer)).toMatchObject([
        { ...notice, kind: 'event_cancelled_by_staff' },
      ]);
      expect(await noticesOf(moderator)).toEqual([]);
    });
  });
}
