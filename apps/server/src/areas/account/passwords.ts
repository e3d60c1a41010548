import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { normalizePassword } from '@saudagar/contract/server';
import { COMMON_PASSWORDS } from './commonPasswords.ts';

/** What trying one password takes: memory in KiB, passes over it, and lanes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Argon2id with OWASP's least parameters: 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The least that Argon2 takes: for tests, whose thousands of members nobody wants to be. */
export const NO_COST: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** How passwords are stored and tried. */
export interface Passwords {
  /** A password as it is stored. */
  hash(password: string): Promise<string>;
  /**
   * Whether a password fits a stored hash: composed, or else as it was typed, which is how older
   * ones were stored. Without a hash (no such member) it is false after the same work, so that the
   * time of an answer does not tell who is registered.
   */
  fits(password: string, stored: string | undefined): Promise<boolean>;
}

export function createPasswords(cost: PasswordCost = PASSWORD_COST): Passwords {
  const { memoryCost, timeCost, parallelism } = cost;
  /** A hash of nothing, as costly to verify as any other. */
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

/** Whether a password is among the commonest ones, whatever its case (ACCT-042). */
export const isCommonPassword = (password: string): boolean =>
  COMMON_PASSWORDS.has(normalizePassword(password).toLowerCase());
