import { type Event, listEvents } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeEvents } from '../changes/changes.ts';
import { changeEvents } from '../changes/eventChange.ts';

/** The next events, for the home page; empty where none are planned. */
export const upcomingMachine = readMachine<{ limit: number }, readonly Event[]>({
  id: 'upcomingEvents',
  isEmpty: (events) => events.length === 0,
});

/** The next events on the portal's client, the soonest first. */
export const provideUpcoming = (portal: Portal) =>
  provideFlow(upcomingMachine, {
    actors: {
      load: read(
        portal,
        listEvents,
        ({ query: { limit } }) => ({
          query: { status_filter: 'upcoming' as const, sort: 'soonest' as const, limit },
        }),
        ({ items }, { query: { limit } }) => items.slice(0, limit),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeEvents(portal, (news) => {
          sendBack({
            type: 'read.changed',
            change: (events: readonly Event[]) => changeEvents(events, news),
          });
          if (news.type !== 'registration' && news.type !== 'files')
            sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });
