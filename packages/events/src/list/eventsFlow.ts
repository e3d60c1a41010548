import { type Event, listEvents, type StatusFilter } from '@saudagar/contract';
import { listMachine, onInvalidated, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeEvents } from '../changes/changes.ts';
import { changeEvents } from '../changes/eventChange.ts';

/** What a list of events is searched and narrowed by. */
export interface EventsQuery {
  search: string;
  status: StatusFilter;
  /** An event type in lower case, or empty for all (EVT-010, EVT-020). */
  category: string;
  /** Those of the member alone: organized, or with a place or a wait; empty for all. */
  mine: 'organized' | 'registered' | '';
  /** The time that they touch, such as a month, as ISO timestamps; null for any. */
  span: { from: string; to: string } | null;
}

/** Events, newest start first, or those of a month, soonest first (EVT-006–009, EVT-017). */
export const eventsMachine = listMachine<EventsQuery, Event>({
  id: 'events',
  idOf: ({ id }) => id,
  isNarrowed: ({ search, status, category, mine }) =>
    Boolean(search.trim() || status !== 'all' || category || mine),
});

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
            ...(news.type === 'deleted' && { by: -1 }),
          });
          // Where it belongs in the order, or whether it does at all, the server alone knows.
          const moves = news.type === 'created' || news.type === 'event';
          if (moves || (news.type === 'registration' && query.mine !== ''))
            sendBack({ type: 'list.refreshed' });
        });
        const refresh = () => sendBack({ type: 'list.refreshed' });
        const stopOutdated = onInvalidated(portal, 'events', refresh);
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
