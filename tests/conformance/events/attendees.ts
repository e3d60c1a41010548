import {
  type Client,
  checkInAttendee,
  exportAttendees,
  formatCode,
  getDoorList,
  getEventPermissions,
  listAttendees,
  listNotifications,
  messageAttendees,
  undoCheckIn,
  updateEvent,
} from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import { NOWHERE } from '../core/fixtures.ts';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { EVENT_NOT_FOUND, eventSteps, inHours } from './eventSteps.ts';

/** An organizer's acts on registered members: list, export, message, check in. */
export function attendeesSuite(harness: Harness): void {
  const { someone, make, see, join } = eventSteps(harness);
  const list = async ({ client }: Person, { id }: { id: string }, query: object = {}) =>
    client.call(listAttendees, { params: { id }, query });
  const names = async (person: Person, event: { id: string }, query: object = {}) =>
    (await list(person, event, query)).items.map(({ member }) => member.full_name);
  const checkIn = ({ client }: Person, { id }: { id: string }, body: object) =>
    client.call(checkInAttendee, { params: { id }, body });

  describe('the attendees of an event', () => {
    it('attendees are listed in order of registration, searched, and paged', async () => {
      const organizer = await someone();
      const event = await make(organizer, { max_attendees: 2 });
      const people = ['Ani Rahayu', 'Beni Saputra', 'Citra Ayu'];
      for (const full_name of people)
        await join(await someone('user', { full_name, company_name: `Toko ${full_name}` }), event);
      expect(await names(organizer, event)).toEqual(people);
      expect(await names(organizer, event, { search: 'ben' })).toEqual(['Beni Saputra']);
      expect(await names(organizer, event, { search: 'toko citra' })).toEqual(['Citra Ayu']);
      expect(await names(organizer, event, { status: 'waitlisted' })).toEqual(['Citra Ayu']);
      const first = await list(organizer, event, { limit: 2 });
      expect(first.items).toHaveLength(2);
      const rest = await list(organizer, event, { limit: 2, cursor: first.cursor });
      expect([rest.items.map(({ member }) => member.full_name), rest.cursor]).toEqual([
        ['Citra Ayu'],
        null,
      ]);
      await expect(failureOf(list(organizer, event, { cursor: 'WyJhIl0' }))).resolves.toMatchObject(
        {
          status: 422,
        },
      );
    });

    it('the export of attendees has translated headings and no formulas', async () => {
      const organizer = await someone();
      const event = await make(organizer, { title: 'Temu Ma’ruf & Kawan: Café #1' });
      const guest = await someone('user', { full_name: '=HYPERLINK("http://a")' });
      const notes = '=HYPERLINK("http://a","satu\ndua")';
      const phone = '+6281234567890';
      const registration_data = { company: '@SUM(1)', phone, notes };
      const { qr_code } = await join(guest, event, { registration_data });
      const params = { id: event.id };
      const { csv, file_name } = await organizer.client.call(exportAttendees, { params });
      expect(file_name).toMatch(/^attendees-temu-maruf-kawan-cafe-1-\d{4}-\d{2}-\d{2}\.csv$/);
      const [headings, ...rows] = csv.slice(1).split('\r\n');
      expect([csv[0], headings]).toEqual([
        '\ufeff',
        'Name,Company,Phone,Status,Registered (WIB),Checked in (WIB),Code,Dietary restrictions,Notes',
      ]);
      expect(rows.join('\n')).toMatch(/^"'=HYPERLINK\(""http:\/\/a""\)",'?"?'@SUM\(1\)"?,/);
      expect(csv).toContain(formatCode(qr_code ?? ''));
      expect(csv).toContain('"\'=HYPERLINK(""http://a"",""satu\ndua"")"');
      expect(csv).toContain(',(+62) 812 3456 7890,Registered,');
      expect(csv).toMatch(/,Registered,\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2},,/);
      const indonesian = harness.client(organizer.token, 'id');
      const query = { time_zone: 'Asia/Makassar' };
      const again = await indonesian.call(exportAttendees, { params, query });
      expect(again.csv).toMatch(/^\ufeffNama;Perusahaan;.*;Mendaftar \(WITA\);Check-in \(WITA\);/);
      expect(again.file_name).toMatch(/^peserta-temu-/);
    });

    it('moderators and admins do not see what attendees wrote to the organizer', async () => {
      const organizer = await someone();
      const event = await make(organizer);
      const registration_data = {
        ...{ company: 'Toko Rahasia', phone: '0812999' },
        ...{ dietary_restrictions: 'Tanpa udang', notes: 'Datang terlambat' },
      };
      const { registration_id } = await join(await someone(), event, { registration_data });
      const params = { id: event.id };
      const seen = async (reader: Person) => ({
        ...(await list(reader, event)).items[0],
        csv: (await reader.client.call(exportAttendees, { params })).csv,
      });
      expect(await seen(organizer)).toMatchObject({ registration_data });
      for (const role of ['moderator', 'admin'] as const) {
        const moderator = await someone(role);
        const attendee = await seen(moderator);
        expect(attendee.registration_id).toBe(registration_id);
        const checked = await checkIn(moderator, event, { registration_id });
        for (const answer of Object.values(registration_data))
          expect(JSON.stringify([attendee, checked])).not.toContain(answer);
        expect(attendee.csv).toContain(
          'Name,Company,Status,Registered (WIB),Checked in (WIB),Code\r\n',
        );
      }
    });

    it('attendees get a message once, and read it on the event', async () => {
      const organizer = await someone();
      const event = await make(organizer, { max_attendees: 1 });
      const [guest, waiting] = [await someone(), await someone()];
      const params = { id: event.id };
      const body = { text: 'Bawa contoh kopi', client_id: crypto.randomUUID() };
      const write = () => organizer.client.call(messageAttendees, { params, body });
      const nobody = {
        status: 409,
        en: 'Nobody is registered yet',
        id: 'Belum ada yang terdaftar',
      };
      await harness.refuses(nobody, organizer.token, (client) =>
        client.call(messageAttendees, { params, body: { text: 'Halo' } }),
      );
      for (const each of [guest, waiting]) await join(each, event);
      const sent = await write();
      expect(sent).toMatchObject({ text: 'Bawa contoh kopi', recipients: 1 });
      expect((await write()).id).toBe(sent.id);
      const notificationsOf = async ({ client }: Person) =>
        (await client.call(listNotifications, { query: {} })).items;
      await vi.waitFor(
        async () =>
          expect(await notificationsOf(guest)).toMatchObject([
            { kind: 'event_message', actors: [{ id: organizer.user.id }] },
          ]),
        { timeout: 5000 },
      );
      expect(await notificationsOf(waiting)).toEqual([]);
      for (const reader of [guest, organizer])
        expect((await see(reader, event)).messages).toMatchObject([{ text: 'Bawa contoh kopi' }]);
      expect((await see(waiting, event)).messages).toBeUndefined();
    });

    it('attendees are checked in by code or id, once, however often it is sent', async () => {
      const [organizer, moderator] = [await someone(), await someone('moderator')];
      const event = await make(organizer, { max_attendees: 2 });
      const [first, second, waiting] = [await someone(), await someone(), await someone()];
      const { qr_code } = await join(first, event);
      const { registration_id } = await join(second, event);
      const waitlisted = await join(waiting, event);
      const code = formatCode(qr_code ?? '').toLowerCase();
      const scanned_at = inHours(-3);
      const client_id = crypto.randomUUID();
      const door = await checkIn(organizer, event, { code, scanned_at, client_id });
      expect(door).toMatchObject({
        already_checked_in: false,
        attendee: { member: { id: first.user.id }, checked_in_at: scanned_at },
      });
      expect(await checkIn(organizer, event, { code, scanned_at, client_id })).toEqual(door);
      const again = await checkIn(moderator, event, { code, client_id: crypto.randomUUID() });
      expect(again).toMatchObject({
        already_checked_in: true,
        attendee: { checked_in_at: scanned_at },
      });
      // A client's clock that is ahead does not open tomorrow's check-in.
      const byId = await checkIn(organizer, event, { registration_id, scanned_at: inHours(48) });
      expect(Date.parse(byId.attendee.checked_in_at ?? '')).toBeLessThan(Date.parse(inHours(1)));
      const counts = await organizer.client.call(getEventPermissions, { params: { id: event.id } });
      expect(counts.event_status).toMatchObject({ checked_in_count: 2, waitlist_count: 1 });
      expect(await names(organizer, event, { status: 'checked_in' })).toHaveLength(2);
      expect(await names(organizer, event, { status: 'expected' })).toEqual([]);
      const unknown = {
        status: 404,
        en: 'Nobody registered for this event has this code',
        id: 'Tidak ada peserta acara ini dengan kode tersebut',
        field: 'code',
      };
      await harness.refuses(unknown, organizer.token, (client) =>
        checkIn({ ...organizer, client }, event, { code: 'ABCDE-FGHJK' }),
      );
      await harness.refuses(unknown, organizer.token, (client) =>
        checkIn({ ...organizer, client }, event, {}),
      );
      const waits = {
        status: 409,
        en: 'This person is on the waitlist and has no place yet',
        id: 'Orang ini masih di daftar tunggu dan belum terdaftar',
        field: 'code',
      };
      await harness.refuses(waits, organizer.token, (client) =>
        checkIn({ ...organizer, client }, event, { registration_id: waitlisted.registration_id }),
      );
    });

    it('attendees of a cancelled or an unknown event cannot be managed', async () => {
      const organizer = await someone();
      const event = await make(organizer);
      const { registration_id } = await join(await someone(), event);
      const body = { status: 'cancelled' as const };
      await organizer.client.call(updateEvent, { params: { id: event.id }, body });
      expect((await failureOf(checkIn(organizer, event, { registration_id }))).status).toBe(409);
      const undo = { params: { id: event.id }, body: { registration_id } };
      expect((await failureOf(organizer.client.call(undoCheckIn, undo))).status).toBe(409);
      const params = { id: NOWHERE };
      const calls: ((client: Client) => Promise<unknown>)[] = [
        (client) => client.call(listAttendees, { params, query: {} }),
        (client) => client.call(exportAttendees, { params }),
        (client) => client.call(getDoorList, { params }),
        (client) => client.call(messageAttendees, { params, body: { text: 'Halo' } }),
        (client) => client.call(checkInAttendee, { params, body: { code: 'x' } }),
        (client) => client.call(undoCheckIn, { params, body: { registration_id: NOWHERE } }),
      ];
      for (const call of calls) await harness.refuses(EVENT_NOT_FOUND, organizer.token, call);
    });
  });
}
