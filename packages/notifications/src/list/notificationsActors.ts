import { listNotifications, type Notification } from '@saudagar/contract';
import type { ListEvent } from '@saudagar/flows';
import { read, withDefaults } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { watchNotifications, withRead } from '../changes.ts';
import { notificationsMachine } from './notificationsMachine.ts';

/** Notifications read at once. */
const PAGE = 20;

/** The list on the portal's client, live over the member-wide socket. */
export const provideNotifications = (portal: Portal) =>
  withDefaults(notificationsMachine).provide({
    actors: {
      loadPage: read(portal, listNotifications, ({ cursor }) => ({
        query: { limit: PAGE, ...(cursor !== null && { cursor }) },
      })),
      subscribe: fromCallback<ListEvent<null, Notification>, { query: null }>(({ sendBack }) =>
        watchNotifications(portal, {
          onRead: (news) =>
            sendBack({
              type: 'items.changed',
              change: (items: readonly Notification[]) => withRead(items, news),
            }),
          onOutdated: () => sendBack({ type: 'list.refreshed' }),
        }),
      ),
    },
  });
