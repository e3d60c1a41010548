import { login, type SignedIn } from '@saudagar/contract';
import { type FormContext, type FormEvent, formMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { knownDevices } from './knownDevices.ts';
import {
  type Credentials,
  type LoginValues,
  toCredentials,
  validateLogin,
} from './validateLogin.ts';

export type LoginContext = FormContext<LoginValues, null>;

export type LoginEvent = FormEvent<LoginValues>;

/** Initial values of the form. */
export const NO_CREDENTIALS: LoginValues = { email: '', password: '' };

/** Signs in; the input is discarded with the page. */
export const loginMachine = formMachine<LoginValues, Credentials, SignedIn>({
  id: 'login',
  validate: validateLogin,
  toBody: toCredentials,
  persistDraft: false,
});

/** Provides the sign-in form with the portal's client and session. */
export const provideLogin = (portal: Portal) =>
  provideFlow(loginMachine, {
    actors: {
      send: write(
        portal,
        login,
        ({ body }) => ({ body: knownDevices(portal).withTokens(body) }),
        (reply) => knownDevices(portal).remember(reply),
      ),
    },
    actions: {
      publish: (_, { reply }) => portal.session.send({ type: 'session.started', signedIn: reply }),
    },
  });
