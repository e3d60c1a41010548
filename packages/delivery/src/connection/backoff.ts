/** Milliseconds before the first retry, and at most. */
const FIRST_MS = 500;
const MOST_MS = 30_000;

/**
 * Milliseconds before the next retry: doubles with each failed try, with up to half subtracted at
 * random, so that clients do not all return at once after an outage.
 */
export function backoff(triesInVain: number, chance: number): number {
  const whole = Math.min(FIRST_MS * 2 ** Math.min(triesInVain - 1, 10), MOST_MS);
  return Math.round(whole * (1 - chance / 2));
}
