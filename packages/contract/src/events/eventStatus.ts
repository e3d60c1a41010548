/** What an event shows of its state (EVT-056–060). */
export type DisplayStatus = 'upcoming' | 'ongoing' | 'completed' | 'cancelled';

/** What the display status of an event is derived from. */
export interface DatedEvent {
  readonly status: string;
  readonly start_date: string;
  readonly end_date?: string | null | undefined;
}

/** What decides whether there is still room. */
export interface Attendance {
  readonly max_attendees?: number | null | undefined;
  readonly current_attendees: number;
}

/**
 * An event's state at a moment, in milliseconds (EVT-056–060): cancelled, upcoming before its start,
 * ongoing between start and end, else completed. The end is the start where it is missing.
 */
export function displayStatus(event: DatedEvent, now: number): DisplayStatus {
  if (event.status === 'cancelled') return 'cancelled';
  const start = Date.parse(event.start_date);
  if (now < start) return 'upcoming';
  return now <= Date.parse(event.end_date ?? event.start_date) ? 'ongoing' : 'completed';
}

/** How many can still register; null where the number is unlimited (EVT-038, EVT-063). */
export const spotsLeft = ({ max_attendees, current_attendees }: Attendance): number | null =>
  max_attendees == null ? null : Math.max(0, max_attendees - current_attendees);

/** Whether whoever registers now joins the waitlist (EVT-053, EVT-065). */
export const isEventFull = (event: Attendance): boolean => spotsLeft(event) === 0;

/** Whether registering, and giving it up, is offered: until the event ends or is cancelled (EVT-104). */
export const takesRegistrations = (event: DatedEvent, now: number): boolean =>
  ['upcoming', 'ongoing'].includes(displayStatus(event, now));

/** The UID of an event in calendars: it stays, so that a change with a higher SEQUENCE replaces the entry. */
export const eventUid = ({ id }: { readonly id: string }): string => `event-${id}@saudagar-hub`;
