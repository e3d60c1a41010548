import type { SignedIn } from '@saudagar/contract';
import { type FormContext, type FormEvent, formMachine } from '@saudagar/flows';
import {
  type Credentials,
  type LoginValues,
  toCredentials,
  validateLogin,
} from './validateLogin.ts';

export type LoginContext = FormContext<LoginValues, null>;
export type LoginEvent = FormEvent<LoginValues>;

/** What the form holds before anything is typed. */
export const NO_CREDENTIALS: LoginValues = { email: '', password: '' };

/** Signing in; what was typed is forgotten when the member leaves the page. */
export const loginMachine = formMachine<LoginValues, Credentials, SignedIn>({
  id: 'login',
  validate: validateLogin,
  toWire: toCredentials,
  forgets: true,
});
