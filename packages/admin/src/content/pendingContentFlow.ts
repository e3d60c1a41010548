import { listPendingContent, type PendingContent } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';

/** What tells two things apart, whatever they are. */
export const keyOf = ({ content_type, id }: Pick<PendingContent, 'content_type' | 'id'>): string =>
  `${content_type}/${id}`;

/** What waits for approval, the oldest first (ADM-098). */
export const pendingContentMachine = listMachine<null, PendingContent>({
  id: 'pendingContent',
  idOf: keyOf,
});

/** What waits on the portal's client; what was decided goes, and the list is read again (ADM-123). */
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
          if (['content', 'resource', 'resources'].includes(news.type))
            sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });
