import {
  addEventOrganizer,
  blockMember,
  cancelRegistration,
  checkInAttendee,
  decideContent,
  deleteEvent,
  type Event,
  exportAttendees,
  getEventPermissions,
  listAttendees,
  listEventOrganizers,
  listEvents,
  listNotifications,
  messageAttendees,
  removeEventOrganizer,
  updateEvent,
} from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import { accountSteps } from '../admin/accountSteps.ts';
import type { Harness, Person } from '../harness.ts';
import { EVENT, EVENT_NOT_FOUND, eventSteps } from './eventSteps.ts';

const NOT_ALLOWED = {
  status: 403,
  en: 'You are not allowed to do this',
  id: 'Anda tidak memiliki izin untuk melakukan ini',
} as const;
const NOT_FOUND = { status: 404, en: 'Member not found', id: 'Anggota tidak ditemukan' } as const;

/** Co-organizers: named by the owner, and what they may do. */
export function organizersSuite(harness: Harness): void {
  const { someone, make, join, see } = eventSteps(harness);
  const { actsOf } = accountSteps(harness);
  const to = ({ id }: { id: string }, { user }: Person) => ({
    params: { id, userId: user.id },
  });
  const name = async ({ client }: Person, event: { id: string }, person: Person) =>
    (await client.call(addEventOrganizer, to(event, person))).map(({ id }) => id);
  const remove = async ({ client }: Person, event: { id: string }, person: Person) =>
    (await client.call(removeEventOrganizer, to(event, person))).map(({ id }) => id);
  const noticesOf = async ({ client }: Person, kind?: string) =>
    (await client.call(listNotifications, { query: kind ? { kind } : {} })).items;
  const kindsOf = async (person: Person) => (await noticesOf(person)).map(({ kind }) => kind);
  const edit = ({ client }: Person, { id }: { id: string }, body: object) =>
    client.call(updateEvent, { params: { id }, body });
  const organized = async ({ client }: Person, query: object = {}) =>
    (await client.call(listEvents, { query: { mine: 'organized', ...query } })).items.map(
      ({ id }) => id,
    );

  /** An event with its owner and a co-organizer. */
  async function shared(parts: Parameters<typeof make>[1] = {}) {
    const [owner, helper] = [await someone(), await someone()];
    const event: Event = await make(owner, parts);
    await name(owner, event, helper);
    return { owner, helper, event };
  }

  describe('co-organizers', () => {
    it('everyone sees who organizes an event, the first named first (EVT-360)', async () => {
      const { owner, helper, event } = await shared();
      const [second, reader] = [await someone(), await someone()];
      expect(await name(owner, event, second)).toEqual([helper.user.id, second.user.id]);
      for (const client of [owner.client, helper.client, reader.client, harness.client()])
        expect((await see({ client }, event)).organizers?.map(({ id }) => id)).toEqual([
          helper.user.id,
          second.user.id,
        ]);
      const { items } = await reader.client.call(listEvents, { query: {} });
      const listed = items.find(({ id }) => id === event.id);
      expect(listed?.organizers?.[0]).toMatchObject({ full_name: helper.user.full_name });
      expect((await make(owner)).organizers).toEqual([]);
      const moderator = await someone('moderator');
      for (const { client } of [owner, helper, moderator]) {
        const all = await client.call(listEventOrganizers, { params: { id: event.id } });
        expect(all.map(({ id }) => id)).toEqual([helper.user.id, second.user.id]);
      }
      await harness.refuses(NOT_ALLOWED, reader.token, (client) =>
        client.call(listEventOrganizers, { params: { id: event.id } }),
      );
    });

    it('the owner alone names and removes, and may repeat it (EVT-361)', async () => {
      const { owner, helper, event } = await shared();
      expect(await name(owner, event, helper)).toEqual([helper.user.id]);
      const [outsider, admin] = [await someone(), await someone('admin')];
      for (const { token } of [helper, outsider, admin]) {
        await harness.refuses(NOT_ALLOWED, token, (client) =>
          client.call(addEventOrganizer, to(event, outsider)),
        );
        await harness.refuses(NOT_ALLOWED, token, (client) =>
          client.call(removeEventOrganizer, to(event, owner)),
        );
      }
      for (const _ of [1, 2]) expect(await remove(owner, event, helper)).toEqual([]);
      await harness.refuses(NOT_ALLOWED, helper.token, (client) =>
        client.call(updateEvent, { params: { id: event.id }, body: { venue: 'Aula' } }),
      );
    });

    it('members who cannot be named are refused with a reason (EVT-361)', async () => {
      const [owner, blocker, blocked, gone] = [
        await someone(),
        await someone(),
        await someone(),
        await someone(),
      ];
      const event = await make(owner);
      await blocker.client.call(blockMember, { params: { id: owner.user.id } });
      await owner.client.call(blockMember, { params: { id: blocked.user.id } });
      await harness.deactivate(gone.user.id);
      for (const person of [blocker, blocked, gone])
        await harness.refuses(NOT_FOUND, owner.token, (client) =>
          client.call(addEventOrganizer, to(event, person)),
        );
      for (const userId of [crypto.randomUUID(), 'siapa'])
        await harness.refuses(NOT_FOUND, owner.token, (client) =>
          client.call(addEventOrganizer, { params: { id: event.id, userId } }),
        );
      await harness.refuses(
        {
          status: 409,
          en: 'You organize this event already',
          id: 'Anda sudah menjadi penyelenggara acara ini',
        },
        owner.token,
        (client) => client.call(addEventOrganizer, to(event, owner)),
      );
      expect((await see(owner, event)).organizers).toEqual([]);
    });

    it('an event has at most ten, named at once or one by one (EVT-361)', async () => {
      const owner = await someone();
      const event = await make(owner);
      const people: Person[] = [];
      for (let made = 0; made < 12; made += 1) people.push(await someone());
      const replies = await Promise.allSettled(people.map((one) => name(owner, event, one)));
      expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
      const named = (await see(owner, event)).organizers ?? [];
      expect(named).toHaveLength(10);
      const eleventh = people.find(({ user }) => !named.some(({ id }) => id === user.id));
      const first = people.find(({ user }) => named.some(({ id }) => id === user.id));
      if (!eleventh || !first) return expect.unreachable('ten of twelve are named');
      await harness.refuses(
        {
          status: 409,
          en: 'An event has at most 10 co-organizers',
          id: 'Acara memuat paling banyak 10 penyelenggara pendamping',
        },
        owner.token,
        (client) => client.call(addEventOrganizer, to(event, eleventh)),
      );
      expect(await name(owner, event, first)).toHaveLength(10);
      await remove(owner, event, first);
      expect(await name(owner, event, eleventh)).toHaveLength(10);
    });

    it('a co-organizer leaves; the event is no longer theirs (EVT-362)', async () => {
      const { owner, helper, event } = await shared();
      expect(await organized(helper)).toEqual([event.id]);
      expect(await remove(helper, event, helper)).toEqual([]);
      expect(await organized(helper)).toEqual([]);
      expect((await see(owner, event)).organizers).toEqual([]);
      await harness.refuses(NOT_ALLOWED, helper.token, (client) =>
        client.call(removeEventOrganizer, to(event, helper)),
      );
    });

    it('a co-organizer runs the event as its owner does (EVT-363)', async () => {
      const { helper, event } = await shared({ registered_only: true });
      const guest = await someone();
      const answers = { registration_data: { company: 'Kopi Gayo' } };
      const { registration_id } = await join(guest, event, answers);
      const params = { id: event.id };
      const permissions = await helper.client.call(getEventPermissions, { params });
      expect(permissions).toMatchObject({ can_edit: true, level: 'organizer' });
      const links = [{ title: 'Peta', url: 'https://toko.id/peta' }];
      const { event: edited } = await edit(helper, event, { venue: 'Pendopo', links });
      expect(edited).toMatchObject({ venue: 'Pendopo', links });
      expect((await see(helper, event)).links).toEqual(links);
      expect((await see(await someone(), event)).links).toEqual([]);
      const { items } = await helper.client.call(listAttendees, { params, query: {} });
      expect(items).toMatchObject([answers]);
      const { csv } = await helper.client.call(exportAttendees, { params, query: {} });
      expect(csv).toContain('Kopi Gayo');
      await helper.client.call(messageAttendees, { params, body: { text: 'Bawa sampel' } });
      const checked = await helper.client.call(checkInAttendee, {
        params,
        body: { registration_id },
      });
      expect(checked.attendee.checked_in_at).not.toBeNull();
    });

    it('cancelling and bringing back are the owner’s and staff’s (EVT-364)', async () => {
      const { owner, helper, event } = await shared();
      const refused = {
        status: 403,
        en: 'Only the member who made this event can cancel it or bring it back',
        id: 'Hanya pembuat acara ini yang dapat membatalkan atau mengaktifkannya kembali',
      };
      const params = { id: event.id };
      const set = (status: 'active' | 'cancelled') =>
        harness.refuses(refused, helper.token, (client) =>
          client.call(updateEvent, { params, body: { status } }),
        );
      await set('cancelled');
      await edit(owner, event, { status: 'cancelled' });
      await set('active');
      await edit(owner, event, { status: 'active' });
      expect(await kindsOf(helper)).toEqual(
        expect.arrayContaining(['event_cancelled', 'event_returned']),
      );
      await harness.refuses(
        {
          status: 403,
          en: 'Only administrators can delete events',
          id: 'Hanya admin yang dapat menghapus acara',
        },
        helper.token,
        (client) => client.call(deleteEvent, { params }),
      );
    });

    it('an edit by a co-organizer is the event’s own (EVT-365)', async () => {
      const { owner, event } = await shared();
      const [admin, guest] = [await someone('admin'), await someone()];
      await join(guest, event);
      await name(owner, event, admin);
      await edit(admin, event, { venue: 'Pendopo' });
      expect(await actsOf(admin)).toEqual([]);
      const notice = { kind: 'event_changed', actors: [{ id: admin.user.id }] };
      await vi.waitFor(async () => expect(await noticesOf(guest)).toMatchObject([notice]), {
        timeout: 5000,
      });
      expect(await kindsOf(owner)).toContain('event_changed');
      // A cancellation is theirs as staff, with a reason.
      await expect(edit(admin, event, { status: 'cancelled' })).rejects.toMatchObject({
        status: 422,
      });
      await edit(admin, event, { status: 'cancelled', edit_reason: 'Hujan lebat' });
      expect((await see(owner, event)).is_cancelled_by_staff).toBe(true);
      expect(await actsOf(admin)).toMatchObject([{ action_type: 'cancel_event' }]);
      expect(await kindsOf(owner)).toContain('event_cancelled_by_staff');
      expect(await kindsOf(admin)).not.toContain('event_cancelled_by_staff');
    });

    it('events one runs are among one’s own, in order and in pages (EVT-366)', async () => {
      const [owner, helper] = [await someone(), await someone()];
      const starts = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
      const all: string[] = [];
      for (const [index, day] of starts.entries()) {
        const dates = { start_date: `${day}T02:00:00Z`, end_date: `${day}T05:00:00Z` };
        const event = await make(index % 2 === 0 ? owner : helper, dates);
        if (index % 2 === 0) await name(owner, event, helper);
        all.push(event.id);
      }
      expect(await organized(helper)).toEqual(all.toReversed());
      expect(await organized(helper, { sort: 'soonest' })).toEqual(all);
      expect(await organized(helper, { sort: 'soonest', skip: 1, limit: 2 })).toEqual(
        all.slice(1, 3),
      );
      const query = { mine: 'organized', sort: 'soonest', limit: 3 } as const;
      const first = await helper.client.call(listEvents, { query });
      const cursor = first.cursor ?? undefined;
      const second = await helper.client.call(listEvents, { query: { ...query, cursor } });
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all);
      expect(second.cursor).toBeNull();
    });

    it('a co-organizer sees and edits an event that waits for approval (EVT-366)', async () => {
      const [owner, helper, outsider] = [await someone(), await someone(), await someone()];
      await harness.reviewMember(owner.user.id);
      const event = await make(owner);
      await harness.refuses(EVENT_NOT_FOUND, helper.token, (client) =>
        client.call(removeEventOrganizer, to(event, helper)),
      );
      await name(owner, event, helper);
      expect(await see(helper, event)).toMatchObject({ approval_status: 'pending' });
      expect(await organized(helper)).toEqual([event.id]);
      await edit(helper, event, { venue: 'Aula' });
      const moderator = await someone('moderator');
      await harness.refuses(EVENT_NOT_FOUND, outsider.token, (client) =>
        client.call(addEventOrganizer, to(event, outsider)),
      );
      await harness.refuses(EVENT_NOT_FOUND, outsider.token, (client) =>
        client.call(listEventOrganizers, { params: { id: event.id } }),
      );
      const approved = { content_type: 'event', id: event.id } as const;
      await moderator.client.call(decideContent, {
        params: approved,
        query: { action: 'approve' },
      });
      for (const person of [owner, helper])
        expect(await kindsOf(person)).toContain('event_approved');
    });

    it('members named or removed are notified, but not one who leaves (EVT-367)', async () => {
      const { owner, helper, event } = await shared();
      expect(await noticesOf(helper)).toMatchObject([
        {
          kind: 'event_organizer_added',
          actors: [{ id: owner.user.id }],
          subject: { type: 'event', id: event.id, title: event.title },
        },
      ]);
      await name(owner, event, helper);
      expect(await noticesOf(helper)).toMatchObject([{ count: 1 }]);
      await remove(owner, event, helper);
      expect(await noticesOf(helper)).toMatchObject([
        { kind: 'event_organizer_removed', subject: { type: 'event', id: event.id } },
      ]);
      await name(owner, event, helper);
      await remove(helper, event, helper);
      expect(await kindsOf(helper)).toEqual(['event_organizer_removed']);
    });

    it('registrations and acts of staff are notified to all who run it (EVT-368)', async () => {
      const { owner, helper, event } = await shared();
      const [guest, admin] = [await someone(), await someone('admin')];
      await join(guest, event);
      for (const person of [owner, helper])
        expect(await noticesOf(person, 'event_registered')).toMatchObject([
          { count: 1, part: { type: 'attendees', id: event.id } },
        ]);
      await edit(admin, event, { venue: 'Aula', edit_reason: 'Salah tulis' });
      for (const person of [owner, helper])
        expect(await kindsOf(person)).toContain('event_edited_by_staff');
      await admin.client.call(deleteEvent, { params: { id: event.id } });
      for (const person of [owner, helper])
        expect(await kindsOf(person)).toContain('event_deleted');
    });

    it('a cancelled registration is withdrawn from all who run it (EVT-368)', async () => {
      const { owner, helper, event } = await shared();
      const guest = await someone();
      await join(guest, event);
      await guest.client.call(cancelRegistration, { params: { id: event.id } });
      for (const person of [owner, helper])
        expect(await noticesOf(person, 'event_registered')).toEqual([]);
    });

    it('texts of a co-organizer under review wait for approval (EVT-369)', async () => {
      const { helper, event } = await shared();
      await harness.reviewMember(helper.user.id);
      const { event: shown } = await edit(helper, event, { title: 'Judul baru' });
      expect(shown).toMatchObject({
        title: EVENT.title,
        revision: { changes: { title: 'Judul baru' }, is_own: true },
      });
    });
  });
}
