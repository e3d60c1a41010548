import { listPendingContent, type PendingContent } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';

/** Returns a key that is unique across content types. */
export const keyOf = ({ content_type, id }: Pick<PendingContent, 'content_type' | 'id'>): string =>
  `${content_type}/${id}`;

/** Content pending approval, oldest first (ADM-098). */
export const pendingContentMachine = listMachine<null, PendingContent>({
  id: 'pendingContent',
  idOf: keyOf,
});

/** Implements pending content with the portal's client; a decision reloads the list (ADM-123). */
export const providePendingContent = (portal: Portal) =>
  provideFlow(pendingContentMachine, {
    actors: {
      loadPage: read(
        portal,
        listPendingContent,
        ({ cursor }: { query: null; cursor: string | null }) => ({
          query: cursor === null ? {} : { cursor },
        }),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, (news) => {
          if (news.type === 'settled')
            sendBack({
              type: 'items.changed',
              change: (items: readonly PendingContent[]) =>
                items.filter((one) => keyOf(one) !== news.key),
            });
          if (['queues', 'content', 'resource', 'resources'].includes(news.type))
            sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });
