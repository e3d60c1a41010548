import { getUnreadNotifications } from '@saudagar/contract';
import { provideFlow, type ReadEvent, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { watchNotifications } from '../changes.ts';

/** Loads the number of unread notifications. */
export const unreadMachine = readMachine<null, number>({ id: 'unreadNotifications' });

/** Implements the unread count with the portal's client, live over the member-wide socket. */
export const provideUnread = (portal: Portal) =>
  provideFlow(unreadMachine, {
    actors: {
      load: read(
        portal,
        getUnreadNotifications,
        () => ({}),
        ({ unread }) => unread,
      ),
      subscribe: fromCallback<ReadEvent<number>, { query: null }>(({ sendBack }) =>
        watchNotifications(portal, {
          onRead: ({ id, unread }) =>
            sendBack({
              type: 'read.changed',
              change: (count: number) => unread ?? (id === null ? 0 : Math.max(0, count - 1)),
            }),
          onOutdated: (unread) =>
            sendBack(
              unread === null
                ? { type: 'read.outdated' }
                : { type: 'read.changed', change: () => unread },
            ),
        }),
      ),
    },
  });
