import { getUnreadNotifications } from '@saudagar/contract';
import type { ReadEvent } from '@saudagar/flows';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { watchNotifications } from '../changes.ts';
import { unreadMachine } from './unreadMachine.ts';

/** The count on the portal's client, live over the member-wide socket. */
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
          onRead: ({ unread }) => sendBack({ type: 'read.changed', change: () => unread }),
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
