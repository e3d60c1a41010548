import { type Event, listEvents } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeEvents } from '../changes/changes.ts';
import { changeEvents } from '../changes/eventChange.ts';

/** Number of events, and whose: all, or those that the member is registered for. */
interface UpcomingQuery {
  limit: number;
  mine?: 'registered';
}

/** The next events for the home page; empty when none are planned. */
export const upcomingMachine = readMachine<UpcomingQuery, readonly Event[]>({
  id: 'upcomingEvents',
  isEmpty: (events) => events.length === 0,
});

/** Implements loading the next events with the portal's client, soonest first. */
export const provideUpcoming = (portal: Portal) =>
  provideFlow(upcomingMachine, {
    actors: {
      load: read(
        portal,
        listEvents,
        ({ query }) => ({
          query: { status_filter: 'upcoming' as const, sort: 'soonest' as const, ...query },
        }),
        ({ items }, { query: { limit } }) => items.slice(0, limit),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeEvents(portal, (news) => {
          sendBack({
            type: 'read.changed',
            change: (events: readonly Event[]) => changeEvents(events, news),
          });
          if (news.type !== 'files') sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });
