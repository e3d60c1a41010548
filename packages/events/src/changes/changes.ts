import type { Attendee, Event, EventRegistration } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';

/** A message of the area's channel, heard in every tab of the member. */
export type EventsNews =
  /** The member registered, joined the waitlist, or gave either up (null). */
  | { type: 'registration'; id: string; registration: EventRegistration | null }
  /** An event was edited or cancelled, as the server sends it now. */
  | { type: 'event'; event: Event }
  /** An event was made. */
  | { type: 'created'; event: Event }
  /** An event's files changed. */
  | { type: 'files'; id: string }
  /** Somebody was checked in at the door. */
  | { type: 'attendee'; id: string; attendee: Attendee }
  | { type: 'deleted'; id: string };

const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<EventsNews>('saudagar.events.v2');

/** Tells every list and page of the member what became of an event. */
export function publishEvents(portal: Portal, news: EventsNews): void {
  channelOf(portal).publish(news);
}

/** Hears what becomes of events; returns the way to stop. */
export function subscribeEvents(portal: Portal, listener: (news: EventsNews) => void): () => void {
  return channelOf(portal).subscribe(listener);
}
