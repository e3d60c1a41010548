/** Milliseconds before the first new try, and at most. */
const FIRST_MS = 500;
const MOST_MS = 30_000;

/**
 * Milliseconds to wait before a new try, after so many in vain: twice as long each time, and by
 * chance up to half shorter, so that not everyone comes at once when a server is back.
 */
export function backoff(triesInVain: number, chance: number): number {
  const whole = Math.min(FIRST_MS * 2 ** Math.min(triesInVain - 1, 10), MOST_MS);
  return Math.round(whole * (1 - chance / 2));
}
