import { describe, expect, it } from 'vitest';
import { eventTime, readerTime } from './eventTime.ts';

const START = '2026-12-01T02:00:00Z';
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('the time of an event', () => {
  it('the day and hours of an event are in the reader’s time zone', () => {
    const event = { start_date: START, end_date: '2026-12-01T09:30:00Z' };
    expect(plain(eventTime(event, 'en', 'Asia/Jakarta'))).toBe(
      'Tue, Dec 1, 2026, 9:00 AM – 4:30 PM WIB',
    );
    expect(plain(eventTime(event, 'id', 'Asia/Jayapura'))).toContain('11.00–18.30 WIT');
  });

  it('the time of an event that spans several days names the first and the last', () => {
    const event = { start_date: START, end_date: '2026-12-03T09:30:00Z' };
    expect(plain(eventTime(event, 'en', 'Asia/Makassar'))).toBe(
      'Tue, Dec 1, 2026, 10:00 AM – Thu, Dec 3, 2026, 5:30 PM WITA',
    );
  });

  it('the time of an event without an end is its start alone', () => {
    expect(plain(eventTime({ start_date: START }, 'en', 'Asia/Jakarta'))).toBe(
      'Tue, Dec 1, 2026, 9:00 AM WIB',
    );
    expect(plain(eventTime({ start_date: START }, 'id', 'Asia/Jakarta'))).toContain('09.00 WIB');
  });

  it('the time of an event with a zone is in that zone, wherever it is read', () => {
    const event = {
      start_date: START,
      end_date: '2026-12-01T09:30:00Z',
      time_zone: 'Asia/Jayapura',
    };
    expect(plain(eventTime(event, 'en', 'Asia/Jakarta'))).toBe(
      'Tue, Dec 1, 2026, 11:00 AM – 6:30 PM WIT',
    );
    expect(plain(readerTime(event, 'en', 'Asia/Jakarta') ?? '')).toBe(
      'Tue, Dec 1, 2026, 9:00 AM – 4:30 PM WIB',
    );
  });

  it('the reader’s own time is left out where the clocks show the same', () => {
    const read = (time_zone: string | null) =>
      readerTime({ start_date: START, time_zone }, 'en', 'Asia/Jakarta');
    for (const zone of ['Asia/Jakarta', 'Asia/Bangkok', 'Asia/Nowhere', null])
      expect(read(zone)).toBeNull();
    expect(read('Asia/Makassar')).not.toBeNull();
  });
});
