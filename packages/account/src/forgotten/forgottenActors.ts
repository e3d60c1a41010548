import { forgotPassword, getPasswordRecovery, resetPassword } from '@saudagar/contract';
import { read, withDefaults, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { forgotMachine } from './forgotMachine.ts';
import { recoveryMachine } from './recoveryMachine.ts';
import { resetMachine } from './resetMachine.ts';

/** Whether a link is mailed, on the portal's client. */
export const provideRecovery = (portal: Portal) =>
  withDefaults(recoveryMachine).provide({
    actors: { load: read(portal, getPasswordRecovery, () => ({})) },
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
