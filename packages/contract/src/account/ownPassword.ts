import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Password } from './account.ts';

/** A password as somebody types the one they have. */
export const TypedPassword = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Gives the member another password and ends their other sessions (additive, ACCT-045, SHELL-061);
 * `must_change_password` is over with it. 403 names `current_password` where it is wrong, 422
 * `new_password` where it is a common one or the one there is.
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

const BEFORE = ['getMe', 'logout', 'logoutEverywhere', 'changePassword'];

/** Whether a call serves a member who has to choose a password first; any other is 403 (ACCT-045). */
export const servesBeforePassword = ({ name }: { name: string }): boolean => BEFORE.includes(name);
