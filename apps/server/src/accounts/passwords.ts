import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { COMMON_PASSWORDS } from './commonPasswords.ts';

/** Argon2id with OWASP's least parameters: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password as it is stored. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

const chance = (length: number) => randomBytes(length).toString('base64').replace(/=+$/, '');
/** A hash of nothing, as costly to verify as any other. */
const DECOY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${chance(16)}$${chance(32)}`;

/**
 * Whether a password fits a stored hash. Without a hash (no such member) it is false after the same
 * work, so that the time of an answer does not tell who is registered.
 */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  const fits = await verify(stored ?? DECOY, password);
  return fits && stored !== undefined;
}

/** Whether a password is among the commonest ones, whatever its case (ACCT-042). */
export const isCommonPassword = (password: string): boolean =>
  COMMON_PASSWORDS.has(password.toLowerCase());
