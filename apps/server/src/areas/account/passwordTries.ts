import type { RateLimits } from '../../limits/rateLimits.ts';

/**
 * Lets a member try their own password, for what a stolen session must not be enough. Tries count as
 * failed until `work` has ended well.
 * @throws Refusal 429 after too many failures, and what `work` throws
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
