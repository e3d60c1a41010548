import { readMachine } from '@saudagar/flows';

/** How many notifications the member has not read. */
export const unreadMachine = readMachine<null, number>({ id: 'unreadNotifications' });
