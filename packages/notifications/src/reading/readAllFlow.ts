import { readAllNotifications } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishRead } from '../changes.ts';

/** Marks every notification as read; returns the number still unread. */
export const readAllMachine = commandMachine<null, { unread: number }>('readAllNotifications');

/** Implements marking all as read with the portal's client. */
export const provideReadAll = (portal: Portal) =>
  provideFlow(readAllMachine, {
    actors: { run: write(portal, readAllNotifications, () => ({})) },
    actions: {
      publish: (_, { done: { unread } }) =>
        publishRead(portal, { id: null, readAt: new Date().toISOString(), unread }),
    },
  });
