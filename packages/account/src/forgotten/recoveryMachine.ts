import { readMachine } from '@saudagar/flows';

/** What the community does for who has forgotten their password. */
export interface Recovery {
  by_mail: boolean;
}

/** Reads whether a link is mailed, before anybody types an address in vain. */
export const recoveryMachine = readMachine<null, Recovery>({ id: 'passwordRecovery' });
