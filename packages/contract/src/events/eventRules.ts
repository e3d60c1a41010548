import type { Role } from '../core/role.ts';
import { type DatedEvent, displayStatus } from './eventStatus.ts';

/** Who acts on an event. */
export interface EventActor {
  readonly id: string;
  readonly role: Role;
}

/** Whose event it is. */
export interface OrganizedEvent {
  readonly organizer_id?: string | null | undefined;
}

/** Whether it is the member's own event. */
export const organizes = (event: OrganizedEvent, member: { readonly id: string }): boolean =>
  event.organizer_id != null && event.organizer_id === member.id;

/**
 * Whether a member edits an event, sees its attendees, writes to them and checks them in: its
 * organizer, moderators and admins (EVT-172–175).
 */
export const managesEvent = (event: OrganizedEvent, member: EventActor): boolean =>
  organizes(event, member) || member.role !== 'user';

/**
 * A registration as a member may read it: what somebody told the organizer is the organizer's alone,
 * also where moderators and admins manage the event.
 */
export function registrationFor<Registration extends { registration_data?: unknown }>(
  registration: Registration,
  event: OrganizedEvent,
  reader: { readonly id: string },
): Registration {
  if (organizes(event, reader)) return registration;
  const { registration_data: _, ...rest } = registration;
  return rest as Registration;
}

/** Whether a member deletes events: admins alone (EVT-005, EVT-227). */
export const mayDeleteEvents = ({ role }: Pick<EventActor, 'role'>): boolean => role === 'admin';

/** What an edit dialog locks (EVT-195–200, EVT-221). `major_changes` locks all that is critical. */
export const EVENT_RESTRICTIONS = ['dates', 'location', 'title', 'major_changes'] as const;
export type EventRestriction = (typeof EVENT_RESTRICTIONS)[number];

const RESTRICTED = {
  start_date: 'dates',
  end_date: 'dates',
  location: 'location',
  title: 'title',
} as const satisfies Record<string, EventRestriction>;

/** Whether a list of restrictions locks a field of an event (EVT-195–200). */
export const isLocked = (field: string, restrictions: readonly string[]): boolean => {
  const name = RESTRICTED[field as keyof typeof RESTRICTED];
  return (
    name !== undefined && (restrictions.includes(name) || restrictions.includes('major_changes'))
  );
};

/** Why somebody may not edit an event: the name of a refusal. */
export type EditDenyReason = 'notEventEditor' | 'eventCancelled';

/** What a member may do with an event. */
export interface EventRights {
  /** Null where they may edit it. */
  readonly denyReason: EditDenyReason | null;
  /** `full` for moderators and admins on another's event: they say why they edit (EVT-201). */
  readonly level: 'full' | 'organizer' | 'none';
  readonly restrictions: readonly EventRestriction[];
}

/**
 * What a member may edit of an event (EVT-004, EVT-172–201). Its organizer no longer moves the dates of
 * one that is on, nor changes title, dates or place of one that is over. Nobody edits a cancelled one.
 */
export function eventRights(
  event: OrganizedEvent & DatedEvent,
  member: EventActor,
  now: number,
): EventRights {
  const isOwn = organizes(event, member);
  if (!managesEvent(event, member))
    return { denyReason: 'notEventEditor', level: 'none', restrictions: [] };
  const level = isOwn ? 'organizer' : 'full';
  const status = displayStatus(event, now);
  if (status === 'cancelled') return { denyReason: 'eventCancelled', level, restrictions: [] };
  if (!isOwn || status === 'upcoming') return { denyReason: null, level, restrictions: [] };
  return {
    denyReason: null,
    level,
    restrictions: status === 'ongoing' ? ['dates'] : ['major_changes'],
  };
}

/** What a saved event is checked by, beyond its single fields. */
export interface CheckedEvent {
  readonly start_date: string;
  readonly end_date: string;
  readonly price: number;
  readonly max_attendees?: number | null | undefined;
}

/** What is wrong with an event: the field, and the name of the refusal that says it. */
export interface EventValidationError {
  readonly field: 'end_date' | 'price' | 'max_attendees';
  readonly refusal: 'eventEndsFirst' | 'priceNegative' | 'noAttendees' | 'belowRegistrations';
}

/**
 * The first fault of an event that form and server refuse alike (EVT-169, EVT-193, EVT-194), or null.
 * `registered` is how many places are taken already.
 */
export function validateEvent(event: CheckedEvent, registered = 0): EventValidationError | null {
  const { start_date, end_date, price, max_attendees } = event;
  if (Date.parse(end_date) < Date.parse(start_date))
    return { field: 'end_date', refusal: 'eventEndsFirst' };
  if (max_attendees != null && max_attendees < 1)
    return { field: 'max_attendees', refusal: 'noAttendees' };
  if (max_attendees != null && max_attendees < registered)
    return { field: 'max_attendees', refusal: 'belowRegistrations' };
  return price < 0 ? { field: 'price', refusal: 'priceNegative' } : null;
}
