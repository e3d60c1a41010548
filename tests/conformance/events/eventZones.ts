import {
  createEvent,
  exportAttendees,
  getEventHistory,
  listEvents,
  updateEvent,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness } from '../harness.ts';
import { EVENT, eventSteps, inHours } from './eventSteps.ts';

/** Time zones of events (EVT-236–EVT-239). */
export function eventZonesSuite(harness: Harness): void {
  const { someone, make, see } = eventSteps(harness);

  describe('the time zone of an event', () => {
    it('an event keeps the zone of its place, and has none when none was sent', async () => {
      const organizer = await someone();
      const event = await make(organizer, { time_zone: 'Asia/Jayapura', tags: ['zona'] });
      expect(event.time_zone).toBe('Asia/Jayapura');
      expect((await see({ client: harness.client() }, event)).time_zone).toBe('Asia/Jayapura');
      const { items } = await organizer.client.call(listEvents, { query: { search: 'zona' } });
      expect(items.map(({ time_zone }) => time_zone)).toEqual(['Asia/Jayapura']);
      expect((await make(organizer)).time_zone).toBeNull();
    });

    it('another zone is a change, and an edit without one leaves it (EVT-239)', async () => {
      const organizer = await someone();
      const { id } = await make(organizer, { time_zone: 'Asia/Jakarta' });
      const edit = (body: object) => organizer.client.call(updateEvent, { params: { id }, body });
      expect((await edit({ title: 'Temu' })).event.time_zone).toBe('Asia/Jakarta');
      expect(await edit({ time_zone: 'Asia/Makassar' })).toMatchObject({
        changes_made: 1,
        event: { time_zone: 'Asia/Makassar' },
      });
      const { edit_history } = await organizer.client.call(getEventHistory, {
        params: { id },
        query: {},
      });
      expect(edit_history[0]).toMatchObject({
        changes: { time_zone: 'Asia/Makassar' },
        old_values: { time_zone: 'Asia/Jakarta' },
      });
      expect((await edit({ time_zone: null })).event.time_zone).toBeNull();
    });

    it('the attendees’ file has the day of its start in the event’s zone (EVT-243)', async () => {
      const organizer = await someone();
      // Eleven in the evening in Jakarta is one o'clock of the next day in Jayapura.
      const start_date = '2031-01-05T16:00:00.000Z';
      const { id } = await make(organizer, {
        ...{ start_date, end_date: start_date, time_zone: 'Asia/Jayapura' },
      });
      const { file_name } = await organizer.client.call(exportAttendees, {
        params: { id },
        query: { time_zone: 'Asia/Jakarta' },
      });
      expect(file_name).toBe('attendees-temu-usaha-kopi-2031-01-06.csv');
    });

    it('an unknown zone is refused, and a running event’s zone is locked', async () => {
      const { token, client } = await someone();
      await harness.refuses(
        {
          status: 422,
          en: 'Check Time zone: this value cannot be used here',
          id: 'Periksa Zona waktu: nilai ini tidak dapat dipakai di sini',
          field: 'time_zone',
        },
        token,
        (each) => each.call(createEvent, { body: { ...EVENT, time_zone: 'Asia/Atlantis' } }),
      );
      const running = { ...EVENT, start_date: inHours(-1), end_date: inHours(2) };
      const { id } = await client.call(createEvent, { body: running });
      await harness.refuses(
        {
          status: 403,
          en: 'This can no longer be changed for this event',
          id: 'Bagian ini tidak dapat diubah lagi untuk acara ini',
          field: 'time_zone',
        },
        token,
        (each) => each.call(updateEvent, { params: { id }, body: { time_zone: 'Asia/Jayapura' } }),
      );
    });
  });
}
