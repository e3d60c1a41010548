import { createEvent, listEvents, updateEvent } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness } from '../harness.ts';
import { EVENT, EVENT_NOT_FOUND, eventSteps, inHours } from './eventSteps.ts';

/** The list of events for members and visitors (EVT-006–028, EVT-056–060). */
export function eventListsSuite(harness: Harness): void {
  const { someone, make, see, join, titles } = eventSteps(harness);

  describe('the list of events', () => {
    it('events are listed without a token, newest or soonest start first', async () => {
      const organizer = await someone();
      const tags = ['urutacara'];
      await make(organizer, {
        title: 'kedua',
        tags,
        start_date: inHours(48),
        end_date: inHours(50),
      });
      await make(organizer, { title: 'pertama', tags });
      await make(organizer, {
        title: 'lama',
        tags,
        start_date: inHours(-9),
        end_date: inHours(-8),
      });
      const visitor = { client: harness.client() };
      const search = 'urutacara';
      expect(await titles(visitor, { search })).toEqual(['kedua', 'pertama', 'lama']);
      expect(await titles(visitor, { search, sort: 'soonest' })).toEqual([
        'lama',
        'pertama',
        'kedua',
      ]);
      expect(await titles(visitor, { search, skip: 1, limit: 1 }, 100)).toEqual([
        'pertama',
        'lama',
      ]);
    });

    // EVT-052
    it('events are filtered by the display status that their dates give', async () => {
      const organizer = await someone();
      const tags = ['tampilan'];
      const add = (title: string, from: number, to: number) =>
        make(organizer, { title, tags, start_date: inHours(from), end_date: inHours(to) });
      await add('lewat', -30, -20);
      await add('berjalan', -2, 20);
      await add('akan datang', 20, 30);
      const { id } = await add('batal', 21, 30);
      const body = { status: 'cancelled' as const };
      await organizer.client.call(updateEvent, { params: { id }, body });
      const list = (status_filter: string) =>
        titles(organizer, { search: 'tampilan', status_filter });
      expect(await list('upcoming')).toEqual(['akan datang']);
      expect(await list('ongoing')).toEqual(['berjalan']);
      expect(await list('completed')).toEqual(['lewat']);
      expect(await list('all')).toEqual(['batal', 'akan datang', 'berjalan', 'lewat']);
    });

    it('events are filtered by category in any letter case, month and search', async () => {
      const organizer = await someone('user', { full_name: 'Zaitun Penyelenggara' });
      const tags = ['saringan'];
      await make(organizer, { title: 'pameran', tags, event_type: 'Trade Show' });
      await make(organizer, {
        title: 'kelas',
        tags,
        event_type: 'Workshop',
        venue: 'Balai Zamrúd',
      });
      const far = { start_date: inHours(2000), end_date: inHours(2100) };
      await make(organizer, { title: 'jauh', tags, ...far });
      const list = (query: object) => titles(organizer, { search: 'saringan', ...query });
      expect(await list({ category: 'trade show' })).toEqual(['pameran']);
      expect(await list({ category: 'WORKSHOP' })).toEqual(['kelas']);
      expect(await list({ category: 'rapat' })).toEqual([]);
      expect(await list({ from: inHours(2050), to: inHours(2200) })).toEqual(['jauh']);
      expect(await list({ from: inHours(1000), to: inHours(2000) })).toEqual([]);
      expect(await list({ search: 'zamrud saringan' })).toEqual(['kelas']);
      expect(await titles(organizer, { search: 'zaitun peny' }, 100)).toHaveLength(3);
      expect(await list({ search: 'saringan%' })).toEqual([]);
    });

    it('the list marks events the member organizes, attends or waits for', async () => {
      const [organizer, guest] = [await someone(), await someone()];
      const small = await make(organizer, { title: 'kecil', max_attendees: 1 });
      await make(organizer, { title: 'lain' });
      await join(await someone(), small);
      await join(guest, small);
      expect(await titles(guest, { mine: 'registered' })).toEqual(['kecil']);
      expect((await titles(organizer, { mine: 'organized' })).sort()).toEqual(['kecil', 'lain']);
      expect(await titles(guest, { mine: 'organized' })).toEqual([]);
      expect(await titles({ client: harness.client() }, { mine: 'registered' })).toEqual([]);
    });

    it('the list of events refuses an unknown cursor', async () => {
      await harness.refuses(
        {
          status: 422,
          en: 'This page of the list is not known. Load the list again.',
          id: 'Halaman daftar ini tidak dikenal. Muat ulang daftarnya.',
          field: 'cursor',
        },
        undefined,
        (client) => client.call(listEvents, { query: { cursor: 'WzFd' } }),
      );
    });
  });

  describe('an event', () => {
    // SHELL-033, SHELL-038, EVT-030–051, EVT-139–150, EVT-170
    it('an event is read whole, without the caller’s registration when there is no token', async () => {
      const organizer = await someone();
      const key = crypto.randomUUID();
      const links = [{ title: 'Peta', url: 'https://peta.example/a', description: null }];
      const body = {
        ...EVENT,
        venue: ' Gedung  A ',
        website: 'https://kopi.example/temu',
        max_attendees: 12,
        price: 50_000,
        tags: ['kopi', 'kopi'],
        links,
        client_id: key,
      };
      const made = await organizer.client.call(createEvent, { body });
      expect(await organizer.client.call(createEvent, { body })).toEqual(made);
      const facts = {
        ...EVENT,
        id: made.id,
        time_zone: null,
        venue: 'Gedung A',
        website: 'https://kopi.example/temu',
        max_attendees: 12,
        current_attendees: 0,
        price: 50_000,
        currency: 'IDR',
        tags: ['kopi'],
        links,
        registered_only: false,
        banner_image_url: null,
        banner: null,
        organizer_id: organizer.user.id,
        organizer_name: organizer.user.full_name,
        organizer: expect.objectContaining({ id: organizer.user.id }),
        organizers: [],
        status: 'active',
        cancelled_at: null,
        is_cancelled_by_staff: false,
        registrations_count: 0,
        waitlist_count: 0,
        sequence: 0,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        approval_status: 'approved',
      };
      expect(await see({ client: harness.client() }, made)).toEqual(facts);
      const own = { my_registration: null, messages: [], revision: null };
      expect(await see(organizer, made)).toEqual({ ...facts, ...own });
    });

    it('an event that ends before its start, has a negative price or no seats is refused', async () => {
      const { token } = await someone();
      const cases = [
        [
          { end_date: inHours(1) },
          'end_date',
          'The end must not be before the start',
          'Waktu selesai tidak boleh sebelum waktu mulai',
        ],
        [{ price: -1 }, 'price', 'Price must be at least 0', 'Harga minimal 0'],
        [
          { price: 1000.5 },
          'price',
          'Price: write a whole number, without decimals',
          'Harga: tulis angka bulat tanpa desimal',
        ],
        [
          { max_attendees: 0 },
          'max_attendees',
          'Max attendees must be at least 1',
          'Peserta maksimal minimal 1',
        ],
        [{ title: ' ' }, 'title', 'Title is required', 'Judul wajib diisi'],
        [
          { links: [{ title: 'x', url: 'javascript:alert(1)' }] },
          'links',
          'Check Links: this value cannot be used here',
          'Periksa Tautan: nilai ini tidak dapat dipakai di sini',
        ],
      ] as const;
      for (const [parts, field, en, id] of cases)
        await harness.refuses({ status: 422, en, id, field }, token, (client) =>
          client.call(createEvent, { body: { ...EVENT, ...parts } as never }),
        );
    });

    it('an unknown event is not found', async () => {
      await harness.refuses(EVENT_NOT_FOUND, undefined, (client) =>
        see({ client }, { id: '01a1fcfc-c97c-7641-8098-7374b1a7e868' }),
      );
    });
  });
}
