import { type Attendee, type AttendeeFilter, listAttendees } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeEvents } from '../changes/changes.ts';

/** The event and the filters of its attendee list. */
export interface AttendeesQuery {
  id: string;
  search: string;
  status: AttendeeFilter | '';
}

/** Attendees of an event, with search, filters and pages. */
export const attendeesMachine = listMachine<AttendeesQuery, Attendee>({
  id: 'attendees',
  idOf: ({ registration_id }) => registration_id,
  isNarrowed: ({ search, status }) => Boolean(search.trim() || status),
});

/** Implements listing attendees with the portal's client; a check-in updates its row at once. */
export const provideAttendees = (portal: Portal) =>
  provideFlow(attendeesMachine, {
    actors: {
      loadPage: read(
        portal,
        listAttendees,
        ({
          query: { id, search, status },
          cursor,
        }: {
          query: AttendeesQuery;
          cursor: string | null;
        }) => ({
          params: { id },
          query: {
            ...(search.trim() && { search: search.trim() }),
            ...(status && { status }),
            ...(cursor !== null && { cursor }),
          },
        }),
      ),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeEvents(portal, (news) => {
          if (news.type === 'attendee' && news.id === query.id)
            sendBack({
              type: 'items.changed',
              change: (items: readonly Attendee[]) =>
                items.map((one) =>
                  one.registration_id === news.attendee.registration_id ? news.attendee : one,
                ),
            });
          // Added spots or a cancellation move the waitlist.
          if (news.type === 'event' && news.event.id === query.id)
            sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });
