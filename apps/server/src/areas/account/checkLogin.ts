import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import { countLogin, type LoginAttempt } from './loginAttempts.ts';
import type { MemberRow } from './members.ts';

/**
 * Finds the member of an email and password, deactivated or not. A wrong pair takes as long as an
 * unknown email, and counts until the attempt succeeds.
 * @throws Refusal 401 on a wrong pair, 429 after too many failures
 */
export async function checkLogin(
  { members, passwords, rateLimits }: Pick<Community, 'members' | 'passwords' | 'rateLimits'>,
  { email, password }: { readonly email: string; readonly password: string },
  ip: string,
): Promise<{ member: MemberRow; attempt: LoginAttempt }> {
  const attempt = await countLogin(rateLimits, email, ip);
  const member = await members.findByEmail(email);
  if (!(await passwords.fits(password, member?.password_hash)) || !member)
    throw new Refusal(401, 'wrongLogin');
  return { member, attempt };
}
