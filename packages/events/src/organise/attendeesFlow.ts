import { type Attendee, type AttendeeFilter, listAttendees } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeEvents } from '../changes/changes.ts';

/** Whose attendees are listed, and what they are narrowed by. */
export interface AttendeesQuery {
  id: string;
  search: string;
  status: AttendeeFilter | '';
}

/** Who registered for an event, searched, narrowed and paged. */
export const attendeesMachine = listMachine<AttendeesQuery, Attendee>({
  id: 'attendees',
  idOf: ({ registration_id }) => registration_id,
  isNarrowed: ({ search, status }) => Boolean(search.trim() || status),
});

/** Attendees on the portal's client; a check-in shows in its row at once. */
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
          // More places, or a cancellation, move the waitlist.
          if (news.type === 'event' && news.event.id === query.id)
            sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });
