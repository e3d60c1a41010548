import { describe, expect, it } from 'vitest';
import { addMonths, fromToday, onDay, readMonth, weeksOf, writeMonth } from './month.ts';

describe('a month', () => {
  it('a month is read from the address, and any other text is rejected', () => {
    expect(readMonth('2026-12')).toEqual({ year: 2026, month: 11 });
    for (const text of [null, '', '2026-13', '2026-1', 'december'])
      expect(readMonth(text)).toBeNull();
    expect(writeMonth({ year: 2027, month: 0 })).toBe('2027-01');
  });

  it('adding months crosses the year in both directions', () => {
    expect(addMonths({ year: 2026, month: 11 }, 1)).toEqual({ year: 2027, month: 0 });
    expect(addMonths({ year: 2026, month: 0 }, -1)).toEqual({ year: 2025, month: 11 });
  });

  it('a month consists of whole weeks that begin on Sunday', () => {
    const weeks = weeksOf({ year: 2026, month: 11 });
    expect(weeks).toHaveLength(5);
    expect(weeks.flat().filter(({ isInside }) => isInside)).toHaveLength(31);
    expect(weeks[0]?.[2]?.start).toEqual(new Date(2026, 11, 1));
    expect(weeks[0]?.[0]).toMatchObject({ isInside: false, start: new Date(2026, 10, 29) });
  });

  it('the days of a month are divided at the start of today', () => {
    const days = [9, 26, 27, 28].map((date) => ({ date, end: new Date(2026, 11, date + 1) }));
    const { rest, earlier } = fromToday(days, new Date(2026, 11, 27, 18).getTime());
    expect(rest.map(({ date }) => date)).toEqual([27, 28]);
    expect(earlier.map(({ date }) => date)).toEqual([9, 26]);
  });

  it('an event appears on each day it touches, an end at midnight on the day before', () => {
    const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString();
    const fair = { start_date: at(2026, 11, 1, 9), end_date: at(2026, 11, 3, 0) };
    const day = (date: number) => ({
      start: new Date(2026, 11, date),
      end: new Date(2026, 11, date + 1),
    });
    expect([0, 1, 2, 3, 4].map((date) => onDay([fair], day(date)).length)).toEqual([0, 1, 1, 0, 0]);
    const late = { ...fair, end_date: at(2026, 11, 3, 1) };
    expect([2, 3, 4].map((date) => onDay([late], day(date)).length)).toEqual([1, 1, 0]);
    const short = { start_date: at(2026, 11, 2, 0) };
    expect([1, 2].map((date) => onDay([short], day(date)).length)).toEqual([0, 1]);
  });
});
