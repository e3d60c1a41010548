import { login, type SignedIn } from '@saudagar/contract';
import { type FormContext, type FormEvent, formMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
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
  toBody: toCredentials,
  persistDraft: false,
});

/** The sign-in form on the portal's client and session. */
export const provideLogin = (portal: Portal) =>
  provideFlow(loginMachine, {
    actors: { send: write(portal, login, ({ body }) => ({ body })) },
    actions: {
      publish: (_, { reply }) => portal.session.send({ type: 'session.started', signedIn: reply }),
    },
  });
