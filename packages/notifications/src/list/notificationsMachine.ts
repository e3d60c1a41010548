import type { Notification } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** The member's notifications, newest first. */
export const notificationsMachine = listMachine<null, Notification>({
  id: 'notifications',
  idOf: ({ id }) => id,
});
