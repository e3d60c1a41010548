import { ApiError, forgotPassword, getPasswordRecovery, resetPassword } from '@saudagar/contract';
import { withDefaults, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { forgotMachine } from './forgotMachine.ts';
import { type Recovery, recoveryMachine } from './recoveryMachine.ts';
import { resetMachine } from './resetMachine.ts';

/** Whether a link is mailed, on the portal's client; a server that lacks the call mails none. */
export const provideRecovery = ({ client }: Portal) =>
  withDefaults(recoveryMachine).provide({
    actors: {
      load: fromPromise<Recovery, { query: null }>(async ({ signal }) => {
        try {
          return await client.call(getPasswordRecovery, { signal });
        } catch (error) {
          if (ApiError.from(error).isUnsupported) return { by_mail: false };
          throw error;
        }
      }),
    },
  });

/** Asking for a link on the portal's client. */
export const provideForgot = (portal: Portal) =>
  withDefaults(forgotMachine).provide({
    actors: { send: write(portal, forgotPassword, ({ body }) => ({ body })) },
  });

/** Setting a password on the portal's client. */
export const provideReset = (portal: Portal) =>
  withDefaults(resetMachine).provide({
    actors: { send: write(portal, resetPassword, ({ body }) => ({ body })) },
  });
