import { type Event, listEvents } from '@saudagar/contract';
import { provideFlow, read, subscribeOutdated } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { subscribeEvents } from '../changes/changes.ts';
import { changeEvents } from '../changes/eventChange.ts';
import { type EventsQuery, eventsMachine } from './eventsMachine.ts';

/** Most events that are asked for at once where a whole month is wanted. */
const MONTH_LIMIT = 100;

/** Events on the portal's client. A failure is shown in place of the list and logged (EVT-029). */
export const provideEvents = (portal: Portal) =>
  provideFlow(eventsMachine, {
    actors: {
      loadPage: read(
        portal,
        listEvents,
        ({ query, cursor }: { query: EventsQuery; cursor: string | null }) => ({
          query: { ...wireOf(query), ...(cursor !== null && { cursor }) },
        }),
      ),
      subscribe: fromCallback(({ input: { query }, sendBack }) => {
        const stopOwn = subscribeEvents(portal, (news) => {
          sendBack({
            type: 'items.changed',
            change: (events: readonly Event[]) => changeEvents(events, news),
            ...(news.about === 'deleted' && { by: -1 }),
          });
          // Where it belongs in the order, or whether it does at all, the server alone knows.
          const moves = news.about === 'created' || news.about === 'event';
          if (moves || (news.about === 'registration' && query.mine !== ''))
            sendBack({ type: 'list.refreshed' });
        });
        const refresh = () => sendBack({ type: 'list.refreshed' });
        const stopOutdated = subscribeOutdated(portal, 'events', refresh);
        return () => {
          stopOwn();
          stopOutdated();
        };
      }),
    },
  });

const wireOf = ({ search, status, category, mine, span }: EventsQuery) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(status !== 'all' && { status_filter: status }),
  ...(category && { category }),
  ...(mine && { mine }),
  ...(span && { ...span, sort: 'soonest' as const, limit: MONTH_LIMIT }),
});
