import { login } from '@saudagar/contract';
import { provideFlow, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { loginMachine } from './loginMachine.ts';

/** The sign-in form on the portal's client and session. */
export const provideLogin = (portal: Portal) =>
  provideFlow(loginMachine, {
    actors: { send: write(portal, login, ({ body }) => ({ body })) },
    actions: {
      publish: (_, { reply }) => portal.session.send({ type: 'session.started', signedIn: reply }),
    },
  });
