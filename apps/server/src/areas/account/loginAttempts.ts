import { withReserve } from '../../database/diskRoom.ts';
import { networkOf } from '../../limits/networkOf.ts';
import type { RateLimits } from '../../limits/rateLimits.ts';

/** A sign-in under way. It counts as failed until it has succeeded. */
export interface LoginAttempt {
  succeeded(): Promise<void>;
}

/**
 * Slows down the guessing of passwords: of one account from one address, of one account from many,
 * and of many accounts from one.
 * @throws Refusal 429 while there have been too many failures
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
    // First, so that whoever has used it up cannot fill the counts with ever new accounts.
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

/** Lets a member in at once who has set a new password, after the failures before it. */
export async function forgetFailures(
  rateLimits: RateLimits,
  email: string,
  ip: string,
): Promise<void> {
  const account = email.toLowerCase();
  await rateLimits.reset('loginPair', `${networkOf(ip)} ${account}`);
  await rateLimits.reset('loginAccount', account);
}
