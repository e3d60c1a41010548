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

/** Returns true when the clocks of two zones differ at a moment. */
export function differs(one: string, other: string, moment: number): boolean {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
      moment,
    );
  return one !== other && clock(one) !== clock(other);
}
