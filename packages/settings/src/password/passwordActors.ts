import { changePassword } from '@saudagar/contract';
import { provideFlow, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { changePasswordMachine } from './changePasswordMachine.ts';

/** Changing a password on the portal's client; a member who had to is free to go on. */
export const provideChangePassword = (portal: Portal) =>
  provideFlow(changePasswordMachine, {
    actors: { send: write(portal, changePassword, ({ body }) => ({ body })) },
    actions: {
      publish: () => {
        const { user } = portal.session.getSnapshot().context;
        if (!user?.must_change_password) return;
        const { must_change_password: _, ...free } = user;
        portal.session.send({ type: 'user.changed', user: free });
      },
    },
  });
