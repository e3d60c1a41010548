/** Zones of Indonesia, which the form lists first: WIB, WITA, WIT. */
export const INDONESIAN_ZONES = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;

/** Returns the time zone of the device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns a zone that the browser knows; undefined for none and for any other text. */
export function knownZone(timeZone: string | null | undefined): string | undefined {
  if (!timeZone) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}

/** Returns how far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
export function zoneOffset(timeZone: string, moment: number): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/** Returns true when the clocks of two zones differ at a moment. */
export const differs = (one: string, other: string, moment: number): boolean =>
  one !== other && zoneOffset(one, moment) !== zoneOffset(other, moment);

/** Moves a moment to another zone, with the same day and hour on its clocks. */
export function inZone(iso: string, from: string, to: string): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment) || from === to) return iso;
  const wall = moment + zoneOffset(from, moment);
  // A second look, because the change of clocks may lie between.
  const near = wall - zoneOffset(to, wall - zoneOffset(to, moment));
  return new Date(near).toISOString();
}
