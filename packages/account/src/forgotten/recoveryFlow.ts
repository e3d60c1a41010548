import { getPasswordRecovery } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** What the community does for who has forgotten their password. */
export interface Recovery {
  by_mail: boolean;
}

/** Reads whether a link is mailed, before anybody types an address in vain. */
export const recoveryMachine = readMachine<null, Recovery>({ id: 'passwordRecovery' });

/** Whether a link is mailed, on the portal's client. */
export const provideRecovery = (portal: Portal) =>
  provideFlow(recoveryMachine, {
    actors: { load: read(portal, getPasswordRecovery, () => ({})) },
  });
