import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Password } from './account.ts';

/** A current password as typed, without the rules for new ones. */
export const TypedPassword = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Changes the member's password, ends their other sessions and clears `must_change_password`
 * (additive, ACCT-045, SHELL-061). 403 names a wrong `current_password`, 422 a `new_password` that
 * is common or unchanged.
 */
export const changePassword = endpoint({
  name: 'changePassword',
  summary: "Change one's own password",
  method: 'POST',
  path: '/api/auth/change-password',
  body: z.object({ current_password: TypedPassword, new_password: Password }),
  access: 'member',
  idempotent: false,
});

/** Minutes after a typed password in which an admin may act on accounts. */
export const CONFIRMED_MINUTES = 10;

/**
 * Confirms the password of this session for ten minutes, as sign-in does (additive, ADM-396). 403
 * for a wrong `password`. Acts on accounts are otherwise 403 with `code: "password_required"`.
 */
export const confirmPassword = endpoint({
  name: 'confirmPassword',
  summary: "Confirm one's own password",
  method: 'POST',
  path: '/api/auth/confirm-password',
  body: z.object({ password: TypedPassword }),
  access: 'member',
  idempotent: true,
});

const BEFORE = ['getMe', 'logout', 'logoutEverywhere', 'changePassword'];

/**
 * Returns true for endpoints allowed before a forced password change; others are 403 (ACCT-045).
 */
export const servesBeforePassword = ({ name }: { name: string }): boolean => BEFORE.includes(name);
