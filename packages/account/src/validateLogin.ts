import { type BodyOf, Email, type login } from '@saudagar/contract';
import type { FieldErrors } from './fieldError.ts';

/** What the sign-in form holds, as typed. */
export interface LoginValues {
  email: string;
  password: string;
}

/** What sign-in sends (ACCT-008). */
export type Credentials = BodyOf<typeof login>;

/** What keeps the form from being sent: both fields are required, the email must be one (ACCT-004–006). */
export function validateLogin({ email, password }: LoginValues): FieldErrors<keyof LoginValues> {
  return {
    ...(email.trim() === ''
      ? { email: 'required' as const }
      : !Email.safeParse(email).success && { email: 'invalid' as const }),
    ...(password === '' && { password: 'required' as const }),
  };
}

/** The values as they are sent. A password is sent as typed, blanks included. */
export const toCredentials = ({ email, password }: LoginValues): Credentials => ({
  email: email.trim(),
  password,
});
