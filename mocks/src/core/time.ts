/** The moment at which every story and mock stands still. */
export const NOW = '2026-03-02T03:00:00.000Z';

/** The moment `minutes` before `NOW`, in ISO 8601. */
export function minutesAgo(minutes: number): string {
  return new Date(Date.parse(NOW) - minutes * 60_000).toISOString();
}
