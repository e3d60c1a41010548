import { listNotifications, type Notification, type QueryOf } from '@saudagar/contract';
import { type ListEvent, listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { watchNotifications, withRead, withWaitingReads } from '../changes.ts';
import type { Shown } from './shown.ts';

/** The member's notifications, newest first, or those of one category. */
export const notificationsMachine = listMachine<{ show: Shown }, Notification>({
  id: 'notifications',
  idOf: ({ id }) => id,
});

/** Number of notifications per page. */
const PAGE = 20;

interface Asked {
  show: Shown;
}

function narrowedBy(show: Shown): QueryOf<typeof listNotifications> {
  if (show === 'all') return {};
  return show === 'unread' ? { unread: 'true' } : { category: show };
}

/** Implements the list with the portal's client, live over the member-wide socket. */
export const provideNotifications = (portal: Portal) =>
  provideFlow(notificationsMachine, {
    actors: {
      loadPage: read(
        portal,
        listNotifications,
        ({ query: { show }, cursor }) => ({
          query: { limit: PAGE, ...narrowedBy(show), ...(cursor !== null && { cursor }) },
        }),
        (page) => ({ ...page, items: [...withWaitingReads(portal, page.items)] }),
      ),
      subscribe: fromCallback<ListEvent<Asked, Notification>, { query: Asked }>(({ sendBack }) => {
        // Reads that an earlier visit left are found after the first page.
        const stopWaiting = portal.waiting.subscribe(() =>
          sendBack({
            type: 'items.changed',
            change: (items: readonly Notification[]) => withWaitingReads(portal, items),
          }),
        );
        const stop = watchNotifications(portal, {
          onRead: (news) =>
            sendBack({
              type: 'items.changed',
              change: (items: readonly Notification[]) => withRead(items, news),
            }),
          onOutdated: () => sendBack({ type: 'list.refreshed' }),
        });
        return () => {
          stopWaiting();
          stop();
        };
      }),
    },
  });
