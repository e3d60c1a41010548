import { type Event, listEvents, type StatusFilter } from '@saudagar/contract';
import { listMachine, onInvalidated, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeEvents } from '../changes/changes.ts';
import { changeEvents } from '../changes/eventChange.ts';

/** Search and filters of the event list. */
export interface EventsQuery {
  search: string;
  status: StatusFilter;
  /** An event type in lower case, or empty for all (EVT-010, EVT-020). */
  category: string;
  /** Only the member's own: organized, or registered and waitlisted; empty for all. */
  mine: 'organized' | 'registered' | '';
  /** Period that events overlap, such as a month, as ISO timestamps; null for any. */
  span: { from: string; to: string } | null;
}

/** Events by latest start, or those of a month by earliest start (EVT-006–009, EVT-017). */
export const eventsMachine = listMachine<EventsQuery, Event>({
  id: 'events',
  idOf: ({ id }) => id,
  isNarrowed: ({ search, status, category, mine }) =>
    Boolean(search.trim() || status !== 'all' || category || mine),
});

/** Maximum number of events requested for a whole month. */
const MONTH_LIMIT = 100;

/** Implements listing events with the portal's client; a failure is shown and logged (EVT-029). */
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
          // Only the server knows the event's position, or if it still matches.
          const moves = ['created', 'event', 'outdated'].includes(news.type);
          const isOwn = news.type === 'registration' || news.type === 'organizers';
          if (moves || (isOwn && query.mine !== '')) sendBack({ type: 'list.refreshed' });
        });
        const refresh = () => sendBack({ type: 'list.refreshed' });
        const stopInvalidated = onInvalidated(portal, 'events', refresh);
        return () => {
          stopOwn();
          stopInvalidated();
        };
      }),
    },
  });

/** Returns the call's query: coming events begin with the nearest, others with the newest. */
export const wireOf = ({ search, status, category, mine, span }: EventsQuery) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(status !== 'all' && { status_filter: status }),
  ...(status === 'upcoming' && { sort: 'soonest' as const }),
  ...(category && { category }),
  ...(mine && { mine }),
  ...(span && { ...span, sort: 'soonest' as const, limit: MONTH_LIMIT }),
});
