import { withReserve } from '../../database/diskRoom.ts';
import type { LimitName } from '../../limits/limits.ts';
import { networkOf } from '../../limits/networkOf.ts';
import type { RateLimits } from '../../limits/rateLimits.ts';
import type { KnownDevice } from './knownDevices.ts';

/** A sign-in in progress; it counts as failed until it succeeds. */
export interface LoginAttempt {
  succeeded(): Promise<void>;
}

/**
 * Limits password guessing: for one account from one address, for one account from many, and for
 * many accounts from one address. A known device counts alone, so that others never lock it out.
 * @throws Refusal 429 after too many failures
 */
export async function countLogin(
  rateLimits: RateLimits,
  { email, ip, device }: LoginSource,
): Promise<LoginAttempt> {
  return device === null
    ? countStranger(rateLimits, email, ip)
    : countDevice(rateLimits, device.hash);
}

/** Account and origin of a sign-in. */
export interface LoginSource {
  readonly email: string;
  readonly ip: string;
  /** The account's known device, if it is one. */
  readonly device: Pick<KnownDevice, 'hash'> | null;
}

async function countDevice(rateLimits: RateLimits, device: string): Promise<LoginAttempt> {
  await withReserve(() => rateLimits.consume('loginDevice', device));
  return { succeeded: () => withReserve(() => rateLimits.reset('loginDevice', device)) };
}

async function countStranger(
  rateLimits: RateLimits,
  email: string,
  ip: string,
): Promise<LoginAttempt> {
  const account = email.toLowerCase();
  const address = networkOf(ip);
  const pair = `${address} ${account}`;
  let total: LimitName = 'loginAccount';
  await withReserve(async () => {
    // Checked first, so an exhausted address cannot create counters for ever more accounts.
    await rateLimits.consume('loginAddress', address);
    try {
      const tries = await rateLimits.consume('loginPair', pair);
      // An address that has not failed yet is not kept waiting by those that have.
      if (tries === 1) total = 'loginFirst';
      try {
        await rateLimits.consume(total, account);
      } catch (refusal) {
        await rateLimits.refund('loginPair', pair);
        throw refusal;
      }
    } catch (refusal) {
      await rateLimits.refund('loginAddress', address);
      throw refusal;
    }
  });
  return {
    succeeded: () =>
      withReserve(async () => {
        await rateLimits.reset('loginPair', pair);
        await rateLimits.refund(total, account);
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
  await rateLimits.reset('loginFirst', account);
}
