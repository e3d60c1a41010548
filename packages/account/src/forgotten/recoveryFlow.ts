import { getPasswordRecovery } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** The community's ways to recover a password. */
export interface Recovery {
  by_mail: boolean;
}

/** Reads if links are mailed, before anybody types an address in vain. */
export const recoveryMachine = readMachine<null, Recovery>({ id: 'passwordRecovery' });

/** Provides the password recovery with the portal's client. */
export const provideRecovery = (portal: Portal) =>
  provideFlow(recoveryMachine, {
    actors: { load: read(portal, getPasswordRecovery, () => ({})) },
  });
