import { type BodyOf, Email, type login } from '@saudagar/contract';
import type { FieldErrors } from '@saudagar/flows';

/** Values of the sign-in form, as typed. */
export interface LoginValues {
  email: string;
  password: string;
}

/** Body of a sign-in (ACCT-008). */
export type Credentials = BodyOf<typeof login>;

/** Errors of the form: both fields are required, the email must be valid (ACCT-004–006). */
export function validateLogin({ email, password }: LoginValues): FieldErrors<LoginValues> {
  return {
    ...(email.trim() === ''
      ? { email: { rule: 'required' } }
      : !Email.safeParse(email).success && { email: { rule: 'invalid' } }),
    ...(password === '' && { password: { rule: 'required' } }),
  };
}

/** Converts the values for sending. A password is sent as typed, blanks included. */
export const toCredentials = ({ email, password }: LoginValues): Credentials => ({
  email: email.trim(),
  password,
});
