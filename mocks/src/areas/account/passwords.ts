import { normalizePassword, Refusal } from '@saudagar/contract/server';

/** Some of the most common passwords, refused like those of the server's list (ACCT-042). */
const COMMON_PASSWORDS = ['password', 'password1', 'password123', '12345678', 'qwerty123'];

/** @throws Refusal 422 for a common password */
export function refuseCommon(password: string, field: string): void {
  if (COMMON_PASSWORDS.includes(normalizePassword(password).toLowerCase()))
    throw new Refusal(422, 'commonPassword', { field });
}

/** Accepts the normalized password, or the typed form stored by older accounts. */
export const hasPassword = (
  account: { readonly password: string } | undefined,
  typed: string,
): boolean => [normalizePassword(typed), typed].includes(account?.password ?? '');
