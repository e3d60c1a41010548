import { login, type SignedIn } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import type { Credentials } from './validateLogin.ts';

/** Signs in over the portal's client. */
export const signIn = (portal: Portal) =>
  fromPromise<SignedIn, Credentials>(({ input }) => portal.client.call(login, { body: input }));

/** Begins the portal's session with what the machine has come to. */
export const startSession =
  (portal: Portal) =>
  ({ context: { signedIn } }: { context: { signedIn: SignedIn | null } }) => {
    if (signedIn) portal.session.send({ type: 'session.started', signedIn });
  };
