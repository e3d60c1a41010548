/** Status of an event as displayed (EVT-056–060). */
export type DisplayStatus = 'upcoming' | 'ongoing' | 'completed' | 'cancelled';

/** Fields that the display status is derived from. */
export interface DatedEvent {
  readonly status: string;
  readonly start_date: string;
  readonly end_date?: string | null | undefined;
}

/** Fields that decide if an event is full. */
export interface Attendance {
  readonly max_attendees?: number | null | undefined;
  readonly current_attendees: number;
}

/**
 * Display status of an event at a moment, in milliseconds (EVT-056–060): cancelled, upcoming before
 * its start, ongoing until its end, else completed. A missing end equals the start.
 */
export function displayStatus(event: DatedEvent, now: number): DisplayStatus {
  if (event.status === 'cancelled') return 'cancelled';
  const start = Date.parse(event.start_date);
  if (now < start) return 'upcoming';
  return now <= Date.parse(event.end_date ?? event.start_date) ? 'ongoing' : 'completed';
}

/** Number of places left; null when unlimited (EVT-038, EVT-063). */
export const spotsLeft = ({ max_attendees, current_attendees }: Attendance): number | null =>
  max_attendees == null ? null : Math.max(0, max_attendees - current_attendees);

/** Returns true when a new registration joins the waitlist (EVT-053, EVT-065). */
export const isEventFull = (event: Attendance): boolean => spotsLeft(event) === 0;

/**
 * Returns true while registering and cancelling are offered: until the event ends or is cancelled
 * (EVT-104).
 */
export const takesRegistrations = (event: DatedEvent, now: number): boolean =>
  ['upcoming', 'ongoing'].includes(displayStatus(event, now));

/**
 * UID of an event in calendars: constant, so that a change with a higher SEQUENCE replaces the
 * entry.
 */
export const eventUid = ({ id }: { readonly id: string }): string => `event-${id}@saudagar-hub`;
