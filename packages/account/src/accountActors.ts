import { login, register, type SignedIn } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { loginMachine } from './loginMachine.ts';
import { registerMachine } from './registerMachine.ts';
import type { Credentials } from './validateLogin.ts';

const signIn = (portal: Portal) =>
  fromPromise<SignedIn, Credentials>(({ input }) => portal.client.call(login, { body: input }));

const startSession =
  (portal: Portal) =>
  ({ context: { signedIn } }: { context: { signedIn: SignedIn | null } }) => {
    if (signedIn) portal.session.send({ type: 'session.started', signedIn });
  };

/** The sign-in machine on the portal's client and session. */
export const provideLogin = (portal: Portal) =>
  loginMachine.provide({
    actors: { signIn: signIn(portal) },
    actions: { startSession: startSession(portal) },
  });

/** The registration machine on the portal's client and session. */
export const provideRegistration = (portal: Portal) =>
  registerMachine.provide({
    actors: {
      register: fromPromise(({ input }) => portal.client.call(register, { body: input })),
      signIn: signIn(portal),
    },
    actions: { startSession: startSession(portal) },
  });
