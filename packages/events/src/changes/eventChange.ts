import type { Event, EventRegistration } from '@saudagar/contract';
import type { EventsNews, SeatCounts } from './changes.ts';

/** Applies a change to an event; returns the same object when the change is about another. */
export function changeEvent(event: Event, news: EventsNews): Event {
  if (news.type === 'registration' && news.id === event.id)
    return { ...withRegistration(event, news.registration), ...countsOf(news.counts) };
  if (news.type === 'event' && news.event.id === event.id) {
    // An edit's reply may omit fields that are the caller's own.
    const { my_registration = event.my_registration, messages = event.messages } = news.event;
    return { ...event, ...news.event, my_registration, messages };
  }
  if (news.type === 'visibility' && news.id === event.id && event.my_registration)
    return { ...event, my_registration: { ...event.my_registration, is_visible: news.is_visible } };
  if (news.type === 'organizers' && news.id === event.id)
    return { ...event, organizers: [...news.organizers] };
  if (news.type === 'withdrawn' && news.id === event.id) return { ...event, revision: null };
  return event;
}

/** Applies a change to a list of events; removes a deleted one. */
export const changeEvents = (events: readonly Event[], news: EventsNews): readonly Event[] =>
  news.type === 'deleted'
    ? events.filter(({ id }) => id !== news.id)
    : events.map((event) => changeEvent(event, news));

/**
 * Sets the member's registration and adjusts the counts: a registration counts once (EVT-099), a
 * waitlist entry does not (EVT-100), and a cancelled spot passes to the first on the waitlist.
 */
export function withRegistration(event: Event, registration: EventRegistration | null): Event {
  const before = event.my_registration?.status ?? null;
  const after = registration?.status ?? null;
  const waiting = event.waitlist_count ?? 0;
  const isPassedOn = before === 'registered' && after === null && waiting > 0;
  const spots = isPassedOn ? 0 : by(before, after, 'registered');
  const waitlisted = isPassedOn ? -1 : by(before, after, 'waitlisted');
  return {
    ...event,
    my_registration: registration,
    current_attendees: Math.max(0, event.current_attendees + spots),
    registrations_count: Math.max(0, event.registrations_count + spots),
    ...(event.waitlist_count !== undefined && {
      waitlist_count: Math.max(0, waiting + waitlisted),
    }),
  };
}

type Status = EventRegistration['status'];

const by = (before: Status | null, after: Status | null, status: Status): number =>
  Number(after === status) - Number(before === status);

const countsOf = (counts: SeatCounts | undefined) =>
  counts && { ...counts, registrations_count: counts.current_attendees };
