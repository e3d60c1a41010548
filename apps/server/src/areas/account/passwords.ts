import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { normalizePassword } from '@saudagar/contract/server';
import { COMMON_PASSWORDS } from './commonPasswords.ts';

/** Cost of one hash: memory in KiB, passes, and lanes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Minimum Argon2id parameters of OWASP: 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The lowest cost Argon2 accepts, for tests with thousands of members. */
export const NO_COST: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Hashing and verification of passwords. */
export interface Passwords {
  /** Hashes a password for storage. */
  hash(password: string): Promise<string>;
  /**
   * Checks whether a password fits a stored hash: normalized, or as typed, as older ones were
   * hashed. Without a hash (no such member) it returns false after the same work, so timing
   * reveals nothing.
   */
  fits(password: string, stored: string | undefined): Promise<boolean>;
}

export function createPasswords(cost: PasswordCost = PASSWORD_COST): Passwords {
  const { memoryCost, timeCost, parallelism } = cost;
  /** Hash of an empty password, as costly to verify as any other. */
  const decoy = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${chance(16)}$${chance(32)}`;
  return {
    hash: (password) => hash(normalizePassword(password), cost),
    async fits(password, stored) {
      for (const typed of new Set([normalizePassword(password), password]))
        if (await verify(stored ?? decoy, typed)) return stored !== undefined;
      return false;
    },
  };
}

const chance = (length: number) => randomBytes(length).toString('base64').replace(/=+$/, '');

/** Checks whether a password is among the most common ones, ignoring case (ACCT-042). */
export const isCommonPassword = (password: string): boolean =>
  COMMON_PASSWORDS.has(normalizePassword(password).toLowerCase());
