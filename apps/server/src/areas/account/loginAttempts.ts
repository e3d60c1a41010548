import { withReserve } from '../../database/diskRoom.ts';
import { networkOf } from '../../limits/networkOf.ts';
import type { RateLimits } from '../../limits/rateLimits.ts';

/** A sign-in in progress; it counts as failed until it succeeds. */
export interface LoginAttempt {
  succeeded(): Promise<void>;
}

/**
 * Limits password guessing: for one account from one address, for one account from many, and for
 * many accounts from one address.
 * @throws Refusal 429 after too many failures
 */
export async function countLogin(
  rateLimits: RateLimits,
  email: string,
  ip: string,
): Promise<LoginAttempt> {
  const account = email.toLowerCase();
  const address = networkOf(ip);
  const pair = `${address} ${account}`;
  await withReserve(async () => {
    // Checked first, so an exhausted address cannot create counters for ever more accounts.
    await rateLimits.consume('loginAddress', address);
    try {
      await rateLimits.consume('loginPair', pair);
      await rateLimits.consume('loginAccount', account);
    } catch (refusal) {
      await rateLimits.refund('loginAddress', address);
      throw refusal;
    }
  });
  return {
    succeeded: () =>
      withReserve(async () => {
        await rateLimits.reset('loginPair', pair);
        await rateLimits.refund('loginAccount', account);
        await rateLimits.refund('loginAddress', address);
      }),
  };
}

/** Clears failed sign-ins of a member who has set a new password. */
export async function clearFailedSignIns(
  rateLimits: RateLimits,
  email: string,
  ip: string,
): Promise<void> {
  const account = email.toLowerCase();
  await rateLimits.reset('loginPair', `${networkOf(ip)} ${account}`);
  await rateLimits.reset('loginAccount', account);
}
