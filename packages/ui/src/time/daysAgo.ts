const DAY_MS = 24 * 60 * 60_000;
const startOfDay = (moment: string | number) => new Date(moment).setHours(0, 0, 0, 0);

/**
 * Returns the number of days before today, in the device's time zone; rounded, since some days have
 * 23 or 25 hours.
 */
export const daysAgo = (moment: string | number, now: number): number =>
  Math.round((startOfDay(now) - startOfDay(moment)) / DAY_MS);
