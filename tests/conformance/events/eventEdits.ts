import {
  type Client,
  deleteEvent,
  flagContent,
  getEventHistory,
  getEventPermissions,
  listAuditLog,
  listNotifications,
  reviewFlag,
  updateEvent,
} from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import { NOWHERE } from '../core/fixtures.ts';
import type { Harness, Person } from '../harness.ts';
import { NOT_ALLOWED } from '../refusals.ts';
import { EVENT_NOT_FOUND, eventSteps, inHours } from './eventSteps.ts';

/** Permissions, edits with their history, cancelling and deleting (EVT-172–232). */
export function eventEditsSuite(harness: Harness): void {
  const { someone, make, see, join } = eventSteps(harness);
  const edit = ({ client }: Person, { id }: { id: string }, body: object) =>
    client.call(updateEvent, { params: { id }, body });
  const ask = ({ client }: Pick<Person, 'client'>, { id }: { id: string }) =>
    client.call(getEventPermissions, { params: { id } });
  const history = async ({ client }: Person, { id }: { id: string }, query: object = {}) =>
    client.call(getEventHistory, { params: { id }, query });
  const kindsOf = async ({ client }: Person) =>
    (await client.call(listNotifications, { query: {} })).items.map(({ kind }) => kind);
  /** Notifications that the outbox worker delivers a moment later. */
  const expectKinds = (person: Person, kinds: string[]) =>
    vi.waitFor(async () => expect(await kindsOf(person)).toEqual(kinds), { timeout: 5000 });

  describe('editing an event', () => {
    it('an event says whether one may edit it, in which capacity, or why not', async () => {
      const [organizer, other, moderator] = [
        await someone(),
        await someone(),
        await someone('moderator'),
      ];
      const event = await make(organizer);
      await join(other, event);
      const counts = { registrations_count: 1, waitlist_count: 0, checked_in_count: 0 };
      const may = {
        ...{ can_edit: true, reason: null, restrictions: [], event_status: counts },
        can_extend: false,
      };
      expect(await ask(organizer, event)).toEqual({ ...may, level: 'organizer' });
      expect(await ask(moderator, event)).toEqual({ ...may, level: 'full' });
      const indonesian = { client: harness.client(other.token, 'id') };
      expect(await ask(indonesian, event)).toMatchObject({
        can_edit: false,
        reason: 'Hanya penyelenggara, moderator, dan admin yang dapat mengubah acara ini',
        event_status: null,
      });
    });

    it('a running event locks all dates but a later end, an ended one more (EVT-247)', async () => {
      const organizer = await someone();
      const on = await make(organizer, { start_date: inHours(-2), end_date: inHours(2) });
      const over = await make(organizer, { start_date: inHours(-9), end_date: inHours(-8) });
      expect(await ask(organizer, on)).toMatchObject({ restrictions: ['dates'], can_extend: true });
      expect((await ask(organizer, over)).restrictions).toEqual(['major_changes']);
      const locked = {
        status: 403,
        en: 'This can no longer be changed for this event',
        id: 'Bagian ini tidak dapat diubah lagi untuk acara ini',
      };
      await harness.refuses({ ...locked, field: 'end_date' }, organizer.token, (client) =>
        edit({ ...organizer, client }, on, { end_date: inHours(1) }),
      );
      await harness.refuses({ ...locked, field: 'title' }, organizer.token, (client) =>
        edit({ ...organizer, client }, over, { title: 'Lain' }),
      );
      await harness.refuses({ ...locked, field: 'start_date' }, organizer.token, (client) =>
        edit({ ...organizer, client }, on, { start_date: inHours(-1), end_date: inHours(5) }),
      );
      const longer = await edit(organizer, on, { end_date: inHours(5) });
      expect(longer).toMatchObject({ changes_made: 1, event: { end_date: inHours(5) } });
      expect((await edit(organizer, over, { description: 'Terima kasih' })).changes_made).toBe(1);
    });

    it('an edit changes only the fields that differ, and records old and new values', async () => {
      const organizer = await someone();
      const event = await make(organizer, { tags: ['a'] });
      const { changes_made, event: after } = await edit(organizer, event, {
        title: event.title,
        price: 25_000,
        tags: ['a', 'b'],
        start_date: event.start_date.replace('Z', '+00:00'),
        edit_reason: ' Sewa naik ',
      });
      expect(changes_made).toBe(2);
      expect(after).toMatchObject({ price: 25_000, tags: ['a', 'b'], sequence: 1 });
      expect((await edit(organizer, event, { price: 25_000 })).changes_made).toBe(0);
      expect(await see(organizer, event)).toMatchObject({ sequence: 1 });
      await edit(organizer, event, { location: 'Bireuen' });
      const first = await history(organizer, event, { limit: 1 });
      expect(first.edit_history).toMatchObject([
        {
          changes: { location: 'Bireuen' },
          old_values: { location: 'Takengon' },
          edit_reason: null,
        },
      ]);
      const rest = await history(organizer, event, { cursor: first.cursor });
      expect(rest.cursor ?? null).toBeNull();
      expect(rest.edit_history).toMatchObject([
        {
          editor_name: organizer.user.full_name,
          edited_at: expect.any(String),
          edit_reason: 'Sewa naik',
          changes: { price: 25_000, tags: ['a', 'b'] },
          old_values: { price: 0, tags: ['a'] },
        },
      ]);
    });

    it('editing another member’s event needs a reason, and is refused to members', async () => {
      const [organizer, moderator, other] = [
        await someone(),
        await someone('moderator'),
        await someone(),
      ];
      const event = await make(organizer);
      const why = {
        status: 422,
        en: 'Say why you are editing this event',
        id: 'Tuliskan alasan Anda mengubah acara ini',
        field: 'edit_reason',
      };
      await harness.refuses(why, moderator.token, (client) =>
        edit({ ...moderator, client }, event, { title: 'Lain', edit_reason: ' ' }),
      );
      const body = { title: 'Lain', edit_reason: 'Salah tulis' };
      expect((await edit(moderator, event, body)).event.title).toBe('Lain');
      await harness.refuses(NOT_ALLOWED, other.token, (client) =>
        edit({ ...other, client }, event, body),
      );
    });

    it('an edit refuses fewer seats than are taken, and an end before the start', async () => {
      const organizer = await someone();
      const event = await make(organizer, { max_attendees: 5 });
      for (const guest of [await someone(), await someone()]) await join(guest, event);
      const below = {
        status: 422,
        en: 'Max attendees cannot be lower than the current registrations',
        id: 'Jumlah peserta maksimal tidak boleh kurang dari jumlah pendaftar saat ini',
        field: 'max_attendees',
      };
      await harness.refuses(below, organizer.token, (client) =>
        edit({ ...organizer, client }, event, { max_attendees: 1 }),
      );
      expect((await edit(organizer, event, { max_attendees: 2 })).changes_made).toBe(1);
      const first = {
        status: 422,
        en: 'The end must not be before the start',
        id: 'Waktu selesai tidak boleh sebelum waktu mulai',
        field: 'end_date',
      };
      await harness.refuses(first, organizer.token, (client) =>
        edit({ ...organizer, client }, event, { start_date: inHours(30) }),
      );
    });

    it('only a changed time or place notifies the attendees', async () => {
      const [organizer, guest] = [await someone(), await someone()];
      const event = await make(organizer);
      await join(guest, event);
      await edit(organizer, event, { title: 'Judul baru' });
      await edit(organizer, event, { location: 'Bireuen' });
      await expectKinds(guest, ['event_changed']);
      expect(await kindsOf(organizer)).toEqual(['event_registered']);
    });

    it('cancelling is final, and notifies all who registered or are on the waitlist', async () => {
      const organizer = await someone();
      const event = await make(organizer, { max_attendees: 1 });
      const [guest, waiting] = [await someone(), await someone()];
      for (const each of [guest, waiting]) await join(each, event);
      const cancelled = await edit(organizer, event, {
        status: 'cancelled',
        edit_reason: 'Banjir',
      });
      expect(cancelled).toMatchObject({
        changes_made: 1,
        event: { status: 'cancelled', sequence: 1 },
      });
      for (const each of [guest, waiting]) await expectKinds(each, ['event_cancelled']);
      expect((await edit(organizer, event, { status: 'cancelled' })).changes_made).toBe(0);
      expect((await history(organizer, event)).edit_history).toMatchObject([
        { changes: { status: 'cancelled' }, old_values: { status: 'active' } },
      ]);
      const refused = {
        status: 409,
        en: 'This event has been cancelled',
        id: 'Acara ini sudah dibatalkan',
      };
      await harness.refuses(refused, organizer.token, (client) =>
        edit({ ...organizer, client }, event, { title: 'Jadi lagi' }),
      );
      expect(await ask(organizer, event)).toMatchObject({ can_edit: false, reason: refused.en });
    });

    // EVT-233
    it('only admins delete an event, with its notifications', async () => {
      const [organizer, guest, admin] = [await someone(), await someone(), await someone('admin')];
      const event = await make(organizer, { max_attendees: 1 });
      const other = await someone();
      await join(other, event);
      await join(guest, event);
      const params = { id: event.id };
      const adminsOnly = {
        status: 403,
        en: 'Only administrators can delete events',
        id: 'Hanya admin yang dapat menghapus acara',
      };
      for (const { token } of [organizer, guest, await someone('moderator')])
        await harness.refuses(adminsOnly, token, (client) => client.call(deleteEvent, { params }));
      await edit(organizer, event, { max_attendees: 2 });
      expect(await kindsOf(guest)).toEqual(['event_moved_up']);
      await admin.client.call(deleteEvent, { params });
      for (const concerned of [guest, other, organizer]) {
        const { items } = await concerned.client.call(listNotifications, { query: {} });
        expect(items).toMatchObject([
          { kind: 'event_deleted', subject: { type: 'deleted', title: event.title } },
        ]);
      }
      const { items: acts } = await admin.client.call(listAuditLog, { query: {} });
      expect(acts.filter(({ actor }) => actor?.id === admin.user.id)).toMatchObject([
        {
          ...{ action_type: 'delete_event', content_type: 'event', content_id: event.id },
          ...{ title: event.title, target: { id: organizer.user.id } },
        },
      ]);
      await harness.refuses(EVENT_NOT_FOUND, admin.token, (client) =>
        client.call(deleteEvent, { params }),
      );
    });

    it('attendees are notified when a moderator removes a flagged event', async () => {
      const [organizer, guest, moderator] = [
        await someone(),
        await someone(),
        await someone('moderator'),
      ];
      const event = await make(organizer);
      await join(guest, event);
      const flag = { content_type: 'event', content_id: event.id, reason: 'spam' } as const;
      const { id } = await guest.client.call(flagContent, { body: flag });
      const query = { action: 'remove_content' } as const;
      await moderator.client.call(reviewFlag, { params: { id }, query });
      expect(await kindsOf(guest)).toContain('event_deleted');
      expect(await kindsOf(organizer)).toEqual(['content_removed']);
    });

    it('editing an unknown event is answered 404', async () => {
      const { token } = await someone('moderator');
      const params = { id: NOWHERE };
      const calls: ((client: Client) => Promise<unknown>)[] = [
        (client) => client.call(updateEvent, { params, body: { title: 'x' } }),
        (client) => client.call(getEventPermissions, { params }),
        (client) => client.call(getEventHistory, { params, query: {} }),
      ];
      for (const call of calls) await harness.refuses(EVENT_NOT_FOUND, token, call);
    });
  });
}
