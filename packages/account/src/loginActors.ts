import type { Portal } from '@saudagar/portal';
import { loginMachine } from './loginMachine.ts';
import { signIn, startSession } from './signInActors.ts';

/** The sign-in machine on the portal's client and session. */
export const provideLogin = (portal: Portal) =>
  loginMachine.provide({
    actors: { signIn: signIn(portal) },
    actions: { startSession: startSession(portal) },
  });
