import { Refusal, type RefusalKey } from '@saudagar/contract/server';
import { brokenCheck } from '../../database/constraint.ts';

/** Database constraint: a community always has an active admin. */
export const KEEPS_AN_ADMIN = 'members_keep_an_admin';

/**
 * Converts the database error of a write that would remove the last active admin.
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
