import type { Notification } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';
import type { Shown } from './shown.ts';

/** The member's notifications, newest first, or those of one category. */
export const notificationsMachine = listMachine<{ show: Shown }, Notification>({
  id: 'notifications',
  idOf: ({ id }) => id,
  isNarrowed: ({ show }) => show !== 'all',
});
