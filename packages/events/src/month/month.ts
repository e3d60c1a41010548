/** A month, with January as 0. */
export interface Month {
  year: number;
  month: number;
}

/** A day of the grid, from local midnight to midnight. */
export interface Day {
  start: Date;
  end: Date;
  /** True when the day belongs to the month itself. */
  isInside: boolean;
}

/** Parses a month such as '2026-12'; returns null for any other text. */
export function readMonth(text: string | null): Month | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  return year && month ? { year: Number(year), month: Number(month) - 1 } : null;
}

/** Formats a month for the address. */
export const writeMonth = ({ year, month }: Month): string =>
  `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`;

/** Returns the month of a date in the device's time zone. */
export const monthOf = (day: Date): Month => ({ year: day.getFullYear(), month: day.getMonth() });

/** Returns the month `by` months later; negative for earlier. */
export const addMonths = ({ year, month }: Month, by: number): Month =>
  monthOf(new Date(year, month + by, 1));

/** Returns the weeks that a month touches, Sunday to Saturday as in Indonesia. */
export function weeksOf({ year, month }: Month): Day[][] {
  const lead = new Date(year, month, 1).getDay();
  const days = new Date(year, month + 1, 0).getDate();
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = week * 7 + weekday - lead + 1;
      return {
        start: new Date(year, month, date),
        end: new Date(year, month, date + 1),
        isInside: date >= 1 && date <= days,
      };
    }),
  );
}

/** Divides the days of a month: from the current day on, and those that are over. */
export function fromToday<One extends Pick<Day, 'end'>>(
  days: readonly One[],
  now: number,
): { rest: One[]; earlier: One[] } {
  const isOver = ({ end }: One) => end.getTime() <= now;
  return { rest: days.filter((day) => !isOver(day)), earlier: days.filter(isOver) };
}

/** Returns the events that overlap a day; one that ends at midnight belongs to the day before. */
export const onDay = <Dated extends { start_date: string; end_date?: string | null | undefined }>(
  events: readonly Dated[],
  { start, end }: Pick<Day, 'start' | 'end'>,
): Dated[] =>
  events.filter(
    ({ start_date, end_date }) =>
      new Date(start_date) < end &&
      (new Date(start_date) >= start || new Date(end_date ?? start_date) > start),
  );
