import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import type { KnownDevice } from './knownDevices.ts';
import { countLogin, type LoginAttempt } from './loginAttempts.ts';
import type { MemberRow } from './members.ts';

type LoginParts = Pick<Community, 'knownDevices' | 'members' | 'passwords' | 'rateLimits'>;

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Tokens of earlier sign-ins on this device, of any member. */
  readonly device_tokens?: readonly string[] | undefined;
}

/**
 * Finds the member of an email and password, deactivated or not. A wrong pair takes as long as an
 * unknown email, and counts until the attempt succeeds.
 * @throws Refusal 401 on a wrong pair, 429 after too many failures
 */
export async function checkLogin(
  { knownDevices, members, passwords, rateLimits }: LoginParts,
  { email, password, device_tokens = [] }: Credentials,
  ip: string,
): Promise<{ member: MemberRow; attempt: LoginAttempt; device: KnownDevice | null }> {
  const device = await knownDevices.find(email, device_tokens);
  const attempt = await countLogin(rateLimits, { email, ip, device });
  const member = await members.findByEmail(email);
  if (!(await passwords.fits(password, member?.password_hash)) || !member)
    throw new Refusal(401, 'wrongLogin');
  return { member, attempt, device };
}
