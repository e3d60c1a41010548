/** Fixed current time of every story and mock. */
export const NOW = '2026-03-02T03:00:00.000Z';

/** Returns the time `minutes` before `NOW`, in ISO 8601. */
export function minutesAgo(minutes: number): string {
  return new Date(Date.parse(NOW) - minutes * 60_000).toISOString();
}
