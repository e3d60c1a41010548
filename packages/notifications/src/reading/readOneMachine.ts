import { commandMachine } from '@saudagar/flows';

/** Marks a notification as read once its member has opened it. */
export const readOneMachine = commandMachine<{ id: string }, { unread: number }>(
  'readNotification',
);
