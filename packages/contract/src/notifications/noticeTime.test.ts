import { expect, it } from 'vitest';
import { noticeTime } from './noticeTime.ts';

const time = { start_date: '2026-12-05T02:00:00.000Z', end_date: '2026-12-05T05:00:00.000Z' };
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

it('the time of a notice is in the zone of its place, else the reader’s', () => {
  expect(plain(noticeTime({ ...time, time_zone: 'Asia/Jayapura' }, 'en', 'Asia/Jakarta'))).toBe(
    'Sat, Dec 5, 2026, 11:00 AM – 2:00 PM WIT',
  );
  expect(plain(noticeTime(time, 'id', 'Asia/Makassar'))).toContain('10.00–13.00 WITA');
  expect(plain(noticeTime({ start_date: time.start_date }, 'en', 'Asia/Singapore'))).toBe(
    'Sat, Dec 5, 2026, 10:00 AM GMT+8',
  );
});

it('the time of a notice in an unknown zone is in the reader’s own', () => {
  expect(noticeTime({ ...time, time_zone: 'Asia/Nowhere' }, 'en')).toContain('2026');
});
