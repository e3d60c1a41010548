import { Refusal, type RefusalKey } from '@saudagar/contract/server';
import { brokenCheck } from '../../database/constraint.ts';

/** The rule of the database that a community has an active admin at any moment. */
export const KEEPS_AN_ADMIN = 'members_keep_an_admin';

/**
 * Words what the database says of a write that would take the last active admin away.
 * @throws Refusal 409
 */
export async function keepingAnAdmin<T>(
  write: Promise<T>,
  refusal: RefusalKey = 'lastAdmin',
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (brokenCheck(error) === KEEPS_AN_ADMIN) throw new Refusal(409, refusal);
    throw error;
  }
}
