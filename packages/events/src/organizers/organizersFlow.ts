import { listEventOrganizers, type Member } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeEvents } from '../changes/changes.ts';

/** Co-organizers of an event, for its owner (EVT-370). */
export const organizersMachine = listMachine<{ id: string }, Member>({
  id: 'eventOrganizers',
  idOf: ({ id }) => id,
});

/** Implements listing co-organizers with the portal's client. */
export const provideOrganizers = (portal: Portal) =>
  provideFlow(organizersMachine, {
    actors: {
      loadPage: read(
        portal,
        listEventOrganizers,
        ({ query: params }: { query: { id: string }; cursor: string | null }) => ({ params }),
        (items) => ({ items, cursor: null }),
      ),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeEvents(portal, (news) => {
          if (news.type === 'organizers' && news.id === query.id)
            sendBack({ type: 'items.changed', change: () => news.organizers });
        }),
      ),
    },
  });
