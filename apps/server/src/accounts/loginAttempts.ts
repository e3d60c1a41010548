import { Refusal } from '../refusal.ts';

/** Wrong passwords for one email from one address before it has to wait. */
export const FAILURES_MAX = 10;
/** How long it then waits, in milliseconds; a failure is forgotten after the same time. */
const WINDOW = 10 * 60_000;
/** Entries kept at most, so that a flood of emails cannot fill the memory. */
const ENTRIES_MAX = 10_000;

/** Slows down the guessing of passwords. Counts in this process only. */
export interface LoginAttempts {
  /**
   * Counts an attempt as failed until it has succeeded: of many made at once, no more get through
   * than of many made in turn. @throws Refusal 429 while the key has to wait
   */
  begin(key: string): void;
  succeeded(key: string): void;
}

export function createLoginAttempts(now: () => Date): LoginAttempts {
  const failures = new Map<string, { count: number; until: number }>();
  const current = (key: string) => {
    const entry = failures.get(key);
    if (entry && entry.until <= now().getTime()) failures.delete(key);
    return failures.get(key);
  };

  return {
    begin(key) {
      const entry = current(key);
      if (entry && entry.count >= FAILURES_MAX) {
        const retryAfter = Math.ceil((entry.until - now().getTime()) / 1000);
        throw new Refusal(429, 'tooManyTries', { retryAfter });
      }
      failures.delete(key);
      failures.set(key, { count: (entry?.count ?? 0) + 1, until: now().getTime() + WINDOW });
      const oldest = failures.keys().next();
      if (failures.size > ENTRIES_MAX && !oldest.done) failures.delete(oldest.value);
    },
    succeeded(key) {
      failures.delete(key);
    },
  };
}
