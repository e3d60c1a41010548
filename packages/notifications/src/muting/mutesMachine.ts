import type { Mute } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** Reads what the member has muted, and keeps it up to date in every tab. */
export const mutesMachine = readMachine<null, readonly Mute[]>({ id: 'notificationMutes' });
