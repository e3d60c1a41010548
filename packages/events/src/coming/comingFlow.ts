import { listComing, type Member } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeEvents } from '../changes/changes.ts';

/** Members who come to an event and let others see it (EVT-350). */
export const comingMachine = listMachine<{ id: string }, Member>({
  id: 'comingToEvent',
  idOf: ({ id }) => id,
});

/** Implements listing who comes with the portal's client; the member's own choice shows at once. */
export const provideComing = (portal: Portal) =>
  provideFlow(comingMachine, {
    actors: {
      loadPage: read(
        portal,
        listComing,
        ({ query: params, cursor }: { query: { id: string }; cursor: string | null }) => ({
          params,
          query: cursor === null ? {} : { cursor },
        }),
      ),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeEvents(portal, (news) => {
          if ((news.type === 'registration' || news.type === 'visibility') && news.id === query.id)
            sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });
