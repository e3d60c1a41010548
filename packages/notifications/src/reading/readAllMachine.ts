import { commandMachine } from '@saudagar/flows';

/** Marks every notification as read; done with how many are left unread. */
export const readAllMachine = commandMachine<null, { unread: number }>('readAllNotifications');
