import { register } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { registerMachine } from './registerMachine.ts';
import { signIn, startSession } from './signInActors.ts';

/** The registration machine on the portal's client and session. */
export const provideRegistration = (portal: Portal) =>
  registerMachine.provide({
    actors: {
      register: fromPromise(({ input }) => portal.client.call(register, { body: input })),
      signIn: signIn(portal),
    },
    actions: { startSession: startSession(portal) },
  });
