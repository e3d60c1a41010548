import type { RateLimits } from '../../limits/rateLimits.ts';

/**
 * Verifies a member's own password for acts that need more than a session. Tries count as failed
 * until `work` succeeds.
 * @throws Refusal 429 after too many failures, and errors of `work`
 */
export async function withPasswordTry<T>(
  rateLimits: RateLimits,
  memberId: string,
  work: () => Promise<T>,
): Promise<T> {
  await rateLimits.consume('password', memberId);
  const done = await work();
  await rateLimits.reset('password', memberId);
  return done;
}
