import { forgotPassword, getPasswordRecovery, resetPassword } from '@saudagar/contract';
import { provideFlow, read, tellNobody, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { forgotMachine } from './forgotMachine.ts';
import { recoveryMachine } from './recoveryMachine.ts';
import { resetMachine } from './resetMachine.ts';

/** Whether a link is mailed, on the portal's client. */
export const provideRecovery = (portal: Portal) =>
  provideFlow(recoveryMachine, {
    actors: { load: read(portal, getPasswordRecovery, () => ({})) },
  });

/** Asking for a link on the portal's client. */
export const provideForgot = (portal: Portal) =>
  provideFlow(forgotMachine, {
    actors: { send: write(portal, forgotPassword, ({ body }) => ({ body })) },
    actions: { publish: tellNobody },
  });

/** Setting a password on the portal's client. */
export const provideReset = (portal: Portal) =>
  provideFlow(resetMachine, {
    actors: { send: write(portal, resetPassword, ({ body }) => ({ body })) },
    actions: { publish: tellNobody },
  });
