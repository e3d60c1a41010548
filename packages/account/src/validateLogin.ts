import { type BodyOf, Email, type login } from '@saudagar/contract';
import type { FieldErrors } from '@saudagar/flows';

/** What the sign-in form holds, as typed. */
export interface LoginValues {
  email: string;
  password: string;
}

/** What sign-in sends (ACCT-008). */
export type Credentials = BodyOf<typeof login>;

/** What keeps the form from being sent: both fields are required, the email must be one (ACCT-004–006). */
export function validateLogin({ email, password }: LoginValues): FieldErrors<LoginValues> {
  return {
    ...(email.trim() === ''
      ? { email: { rule: 'required' } }
      : !Email.safeParse(email).success && { email: { rule: 'invalid' } }),
    ...(password === '' && { password: { rule: 'required' } }),
  };
}

/** The values as they are sent. A password is sent as typed, blanks included. */
export const toCredentials = ({ email, password }: LoginValues): Credentials => ({
  email: email.trim(),
  password,
});
