import type { Attendee, Event, EventRegistration, Member } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';

/** Places taken, and registrations that wait for one. */
export interface SeatCounts {
  readonly current_attendees: number;
  readonly waitlist_count: number;
}

/** A change of an event, published to every tab of the member. */
export type EventsNews =
  /** The member registered, joined the waitlist, or cancelled (null). */
  | {
      type: 'registration';
      id: string;
      registration: EventRegistration | null;
      /** Counts of the server's reply; derived without them. */
      counts?: SeatCounts | undefined;
    }
  /** The member chose whether others see that they come. */
  | { type: 'visibility'; id: string; is_visible: boolean }
  /** Co-organizers were named or removed. */
  | { type: 'organizers'; id: string; organizers: readonly Member[] }
  /** The server refused an act because the event is not as it is shown. */
  | { type: 'outdated'; id: string }
  /** An event was edited or cancelled; carries the server's new version. */
  | { type: 'event'; event: Event }
  /** An event was created. */
  | { type: 'created'; event: Event }
  /** The event's files changed. */
  | { type: 'files'; id: string }
  /** An attendee was checked in. */
  | { type: 'attendee'; id: string; attendee: Attendee }
  /** An edit of the event that waited for approval was taken back. */
  | { type: 'withdrawn'; id: string }
  | { type: 'deleted'; id: string };

const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<EventsNews>('saudagar.events.v2');

/** Publishes a change of an event to every list and page of the member. */
export function publishEvents(portal: Portal, news: EventsNews): void {
  channelOf(portal).publish(news);
}

/** Subscribes to event changes; returns the unsubscribe function. */
export function subscribeEvents(portal: Portal, listener: (news: EventsNews) => void): () => void {
  return channelOf(portal).subscribe(listener);
}

/** The event of a registration. */
export interface RegisteredEvent {
  readonly id: string;
  /** True when a place opens links and documents, which are then read again. */
  readonly registered_only?: boolean | undefined;
}

/** Returns the subject of a registration that waits for the server, or of giving it up. */
export const registrationSubject = (eventId: string): string => `events.registration.${eventId}`;

/** Publishes the member's new registration, null after giving it up. */
export function publishRegistration(
  portal: Portal,
  { id, registered_only }: RegisteredEvent,
  registration: EventRegistration | null,
  counts?: SeatCounts,
): void {
  publishEvents(portal, { type: 'registration', id, registration, counts });
  if (!registered_only) return;
  publishEvents(portal, { type: 'outdated', id });
  publishEvents(portal, { type: 'files', id });
}
