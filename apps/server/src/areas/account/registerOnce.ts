import type { Registration } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import type { MemberRow } from './members.ts';

/** Milliseconds in which a registration can be repeated. */
const REPEATABLE = 24 * 3600 * 1000;

/**
 * Registers a member. A repeat with the same `client_id`, email and password returns the member
 * whom a lost answer was about (ACCT-142).
 * @throws Refusal 409 on a taken email or username, 422 on a common password
 */
export async function registerOnce(
  community: Pick<Community, 'members' | 'now' | 'passwords'>,
  registration: Registration,
): Promise<MemberRow> {
  try {
    return await community.members.add(registration);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    const earlier = await findEarlier(community, registration);
    if (!earlier) throw error;
    return earlier;
  }
}

async function findEarlier(
  { members, now, passwords }: Pick<Community, 'members' | 'now' | 'passwords'>,
  { client_id, email, password }: Registration,
): Promise<MemberRow | null> {
  if (client_id === undefined) return null;
  const member = await members.findByEmail(email);
  if (!member || member.registration_key !== client_id || member.deactivated_at) return null;
  if (now().getTime() - member.created_at.getTime() > REPEATABLE) return null;
  return (await passwords.fits(password, member.password_hash)) ? member : null;
}
