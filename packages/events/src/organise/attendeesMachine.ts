import type { Attendee, AttendeeFilter } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

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
