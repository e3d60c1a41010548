import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An event as a calendar entry. */
export interface CalendarEntry {
  /** UID of the entry: stable per event, so a new file replaces the old entry. */
  id: string;
  /** Revision number; calendars keep the entry with the highest. */
  sequence: number;
  title: string;
  description: string;
  /** Location on one line. */
  location: string;
  /** ISO timestamps. */
  start: string;
  end: string;
  isCancelled: boolean;
  /** True for a member on the waitlist, who may not come. */
  isTentative: boolean;
  /** Name of the organizer; null after that account was deleted. */
  organizer: string | null;
  /** Address of the event's page. */
  url: string | null;
  /** ISO timestamp of the last change. */
  changed: string;
}

/** Address of organizers, whose own is private; calendars require one. */
const NO_REPLY = 'noreply@saudagar-hub.invalid';

/** Returns the text of an iCalendar file (RFC 5545) with one event, in UTC. */
export function calendarFile(entry: CalendarEntry): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Saudagar Hub', product: 'events' },
    // Calendars that support METHOD:CANCEL remove a cancelled entry.
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
    status: statusOf(entry),
    organizer: entry.organizer === null ? null : { name: entry.organizer, email: NO_REPLY },
  });
  // Each line ends with a break, the last one too.
  return `${calendar.toString().trimEnd()}\r\n`;
}

function statusOf({ isCancelled, isTentative }: CalendarEntry): ICalEventStatus {
  if (isCancelled) return ICalEventStatus.CANCELLED;
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
