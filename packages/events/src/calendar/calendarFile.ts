import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An event as a calendar keeps it. */
export interface CalendarEntry {
  /** UID of the entry: the same each time, so that a new file replaces the old. */
  id: string;
  /** How often the event changed; a calendar keeps the entry with the higher number. */
  sequence: number;
  title: string;
  description: string;
  /** Where it is, on one line. */
  location: string;
  /** Moments as ISO timestamps. */
  start: string;
  end: string;
  isCancelled: boolean;
  /** Address of the event's page. */
  url: string | null;
  /** When this state of it was saved, as an ISO timestamp. */
  changed: string;
}

/** The text of a calendar file with one event (RFC 5545), in UTC. */
export function calendarFile(entry: CalendarEntry): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Saudagar Hub', product: 'events' },
    // A cancelled entry is taken out of the calendar by the calendars that know the method.
    method: entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: entry.id,
    sequence: entry.sequence,
    stamp: new Date(entry.changed),
    start: new Date(entry.start),
    end: new Date(entry.end),
    summary: entry.title,
    description: entry.description,
    location: entry.location,
    url: entry.url,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
