import { type Event, eventUid } from '@saudagar/contract';
import type { CalendarEntry } from './calendarFile.ts';

/** Converts an event to a calendar entry. */
export function entryOf(event: Event, url: string | null): CalendarEntry {
  const { title, description, venue, location, start_date, end_date } = event;
  return {
    id: eventUid(event),
    sequence: event.sequence ?? 0,
    title,
    description,
    location: [venue, location].filter(Boolean).join(', '),
    start: start_date,
    end: end_date ?? start_date,
    isCancelled: event.status === 'cancelled',
    isTentative: event.my_registration?.status === 'waitlisted',
    organizer: event.organizer?.full_name?.trim() || event.organizer_name?.trim() || null,
    url,
    changed: event.updated_at ?? event.created_at ?? start_date,
  };
}
