import { doneIfWaiting, readAllNotifications } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishRead, waitsAsRead } from '../changes.ts';

/** Marks every notification as read; returns the number still unread. */
export const readAllMachine = commandMachine<null, { unread: number | null }>(
  'readAllNotifications',
);

/** Implements marking all as read with the portal's client. */
export const provideReadAll = (portal: Portal) =>
  provideFlow(readAllMachine, {
    actors: {
      run: fromPromise(
        async () =>
          (await portal.client
            .call(readAllNotifications, { waits: waitsAsRead(null) })
            .catch(doneIfWaiting)) ?? { unread: null },
      ),
    },
    actions: {
      publish: (_, { done: { unread } }) =>
        publishRead(portal, { id: null, readAt: new Date().toISOString(), unread }),
    },
  });
