import { expect, it } from 'vitest';
import { eventDay, isEventDay } from './eventDay.ts';

const event = {
  start_date: '2026-12-05T00:00:00.000Z',
  end_date: '2026-12-05T16:30:00.000Z',
  time_zone: 'Asia/Jayapura',
};

it('the days of an event begin and end at midnight of its zone (EVT-246)', () => {
  const isDay = (moment: string) => isEventDay(event, Date.parse(moment));
  expect(isDay('2026-12-04T14:59:00.000Z')).toBe(false);
  expect(isDay('2026-12-04T15:00:00.000Z')).toBe(true);
  // The evening ends after midnight: the tail is a day of the event too.
  expect(isDay('2026-12-06T10:00:00.000Z')).toBe(true);
  expect(isDay('2026-12-06T15:00:00.000Z')).toBe(false);
});

it('the day of an event is written in its zone', () => {
  expect(eventDay({ ...event, start_date: '2026-12-04T16:00:00.000Z' }, 'en')).toBe(
    'Saturday, December 5, 2026',
  );
});
