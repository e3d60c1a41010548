import { getEventHistory, listAuditLog, listNotifications, updateEvent } from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { NOT_ALLOWED } from '../refusals.ts';
import { eventSteps, inHours } from './eventSteps.ts';

/** Cancelled events that come back. */
export function returnedEventsSuite(harness: Harness): void {
  const { someone, make, join, see } = eventSteps(harness);
  const set = (
    { client }: Pick<Person, 'client'>,
    { id }: { id: string },
    status: 'cancelled' | 'active',
    body: object = {},
  ) => client.call(updateEvent, { params: { id }, body: { status, ...body } });
  const kindsOf = async ({ client }: Person) =>
    (await client.call(listNotifications, { query: {} })).items.map(({ kind }) => kind);

  describe('cancelled events that come back', () => {
    it('the registered are notified once when a cancelled event returns (EVT-255)', async () => {
      const [organizer, guest, waiting] = [await someone(), await someone(), await someone()];
      const event = await make(organizer, { max_attendees: 1 });
      for (const person of [guest, waiting]) await join(person, event);
      expect((await set(organizer, event, 'active')).changes_made).toBe(0);
      const { event: cancelled } = await set(organizer, event, 'cancelled');
      expect(cancelled.cancelled_at).toEqual(expect.any(String));
      const back = await set(organizer, event, 'active');
      expect(back).toMatchObject({
        changes_made: 1,
        event: { status: 'active', cancelled_at: null, sequence: 2 },
      });
      expect((await set(organizer, event, 'active')).changes_made).toBe(0);
      for (const person of [guest, waiting])
        await vi.waitFor(
          async () => expect(await kindsOf(person)).toEqual(['event_returned', 'event_cancelled']),
          { timeout: 5000 },
        );
      expect((await see(guest, event)).my_registration?.status).toBe('registered');
      const params = { id: event.id };
      const history = await organizer.client.call(getEventHistory, { params, query: {} });
      expect(history.edit_history[0]).toMatchObject({
        ...{ changes: { status: 'active' }, old_values: { status: 'cancelled' } },
      });
    });

    it('staff’s return of an event needs a reason and is logged (EVT-255)', async () => {
      const [organizer, other, moderator, admin] = [
        await someone(),
        await someone(),
        await someone('moderator'),
        await someone('admin'),
      ];
      const event = await make(organizer);
      await set(organizer, event, 'cancelled');
      await harness.refuses(NOT_ALLOWED, other.token, (client) => set({ client }, event, 'active'));
      const why = {
        status: 422,
        en: 'Say why you are editing this event',
        id: 'Tuliskan alasan Anda mengubah acara ini',
        field: 'edit_reason',
      };
      await harness.refuses(why, moderator.token, (client) => set({ client }, event, 'active'));
      await set(moderator, event, 'active', { edit_reason: 'Gedung tersedia' });
      const { items } = await organizer.client.call(listNotifications, { query: {} });
      expect(items).toMatchObject([
        { kind: 'event_returned_by_staff', note: 'Gedung tersedia', actors: [] },
      ]);
      const log = await admin.client.call(listAuditLog, { query: {} });
      expect(log.items.find(({ content_id }) => content_id === event.id)).toMatchObject({
        ...{ action_type: 'return_event', notes: 'Gedung tersedia' },
      });
    });

    it('an organizer cannot bring back what staff cancelled (EVT-255)', async () => {
      const [organizer, moderator] = [await someone(), await someone('moderator')];
      const event = await make(organizer);
      const edit_reason = 'Izin tempat belum ada';
      const { event: cancelled } = await set(moderator, event, 'cancelled', { edit_reason });
      expect(cancelled.is_cancelled_by_staff).toBe(true);
      const refused = {
        status: 409,
        en: 'A moderator cancelled this event, and only moderators can bring it back',
        id: 'Acara ini dibatalkan moderator, dan hanya moderator yang dapat mengaktifkannya kembali',
        field: 'status',
      };
      await harness.refuses(refused, organizer.token, (client) => set({ client }, event, 'active'));
      const { event: back } = await set(moderator, event, 'active', { edit_reason });
      expect(back).toMatchObject({ status: 'active', is_cancelled_by_staff: false });
    });

    it('an event that is over stays cancelled (EVT-255)', async () => {
      const organizer = await someone();
      const over = await make(organizer, { start_date: inHours(-9), end_date: inHours(-8) });
      const coming = await make(organizer);
      for (const event of [over, coming]) await set(organizer, event, 'cancelled');
      const refused = { status: 409, en: 'This event is over', id: 'Acara ini sudah selesai' };
      await harness.refuses({ ...refused, field: 'status' }, organizer.token, (client) =>
        set({ client }, over, 'active'),
      );
      const cancelled = {
        status: 409,
        en: 'This event has been cancelled',
        id: 'Acara ini sudah dibatalkan',
      };
      await harness.refuses(cancelled, organizer.token, (client) =>
        set({ client }, coming, 'active', { title: 'Lain' }),
      );
    });
  });
}
