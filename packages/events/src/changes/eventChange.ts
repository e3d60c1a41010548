import type { Event, EventRegistration } from '@saudagar/contract';
import type { EventsNews } from './changes.ts';

/** An event after news; one that they do not concern stays the same object. */
export function changeEvent(event: Event, news: EventsNews): Event {
  if (news.type === 'registration' && news.id === event.id)
    return withRegistration(event, news.registration);
  if (news.type === 'event' && news.event.id === event.id) {
    // An edit's reply may leave out what is the caller's own.
    const { my_registration = event.my_registration, messages = event.messages } = news.event;
    return { ...event, ...news.event, my_registration, messages };
  }
  return event;
}

/** Events after news; a deleted one is gone. */
export const changeEvents = (events: readonly Event[], news: EventsNews): readonly Event[] =>
  news.type === 'deleted'
    ? events.filter(({ id }) => id !== news.id)
    : events.map((event) => changeEvent(event, news));

/**
 * An event with the member's own registration. The counts follow: a new place counts once
 * (EVT-099), a place on the waitlist is none (EVT-100), and one given up goes to whoever waits first.
 */
export function withRegistration(event: Event, registration: EventRegistration | null): Event {
  const before = event.my_registration?.status ?? null;
  const after = registration?.status ?? null;
  const waiting = event.waitlist_count ?? 0;
  const isPassedOn = before === 'registered' && after === null && waiting > 0;
  const places = isPassedOn ? 0 : by(before, after, 'registered');
  const waits = isPassedOn ? -1 : by(before, after, 'waitlisted');
  return {
    ...event,
    my_registration: registration,
    current_attendees: Math.max(0, event.current_attendees + places),
    registrations_count: Math.max(0, event.registrations_count + places),
    ...(event.waitlist_count !== undefined && { waitlist_count: Math.max(0, waiting + waits) }),
  };
}

type Status = EventRegistration['status'];

const by = (before: Status | null, after: Status | null, status: Status): number =>
  Number(after === status) - Number(before === status);
