import type { Role } from '../core/role.ts';
import { type DatedEvent, displayStatus, takesRegistrations } from './eventStatus.ts';

/** The member who acts on an event. */
export interface EventActor {
  readonly id: string;
  readonly role: Role;
}

/** The organizers of an event. */
export interface OrganizedEvent {
  /** Its owner: the member who made it. */
  readonly organizer_id?: string | null | undefined;
  /** Its co-organizers, named by the owner. @default none */
  readonly organizers?: readonly { readonly id: string }[] | undefined;
}

/**
 * Returns true for the owner of an event, who names its co-organizers and, besides moderators and
 * admins, cancels it and brings it back (EVT-361, EVT-364).
 */
export const ownsEvent = (event: OrganizedEvent, member: { readonly id: string }): boolean =>
  event.organizer_id != null && event.organizer_id === member.id;

/** Returns true for who runs an event: its owner and its co-organizers (EVT-363). */
export const runsEvent = (event: OrganizedEvent, member: { readonly id: string }): boolean =>
  ownsEvent(event, member) || Boolean(event.organizers?.some(({ id }) => id === member.id));

/** Ids of the members who run an event, its owner first. */
export const organizerIds = ({ organizer_id, organizers = [] }: OrganizedEvent): string[] => [
  ...(organizer_id == null ? [] : [organizer_id]),
  ...organizers.map(({ id }) => id),
];

/**
 * Returns true for members who edit an event, see, message and check in its attendees: who runs
 * it, moderators and admins (EVT-172–175).
 */
export const managesEvent = (event: OrganizedEvent, member: EventActor): boolean =>
  runsEvent(event, member) || member.role !== 'user';

/** Returns true for who cancels an event and brings it back: its owner, moderators and admins. */
export const mayCancelEvent = (event: OrganizedEvent, member: EventActor): boolean =>
  ownsEvent(event, member) || member.role !== 'user';

/** Returns true for an edit that is not by staff: nobody but the owner cancels in its name. */
export const editsAsOrganizer = (
  event: OrganizedEvent,
  editor: { readonly id: string },
  { isCancelled = false, isReturned = false },
): boolean => (isCancelled || isReturned ? ownsEvent(event, editor) : runsEvent(event, editor));

/**
 * Returns true for who reads an event's links and documents: everyone, or the registered and the
 * managers alone, as its organizer chose (EVT-257).
 */
export const readsDetails = (
  event: OrganizedEvent & { readonly registered_only?: boolean | undefined },
  member: EventActor | null | undefined,
  status: string | null | undefined,
): boolean =>
  !event.registered_only ||
  status === 'registered' ||
  (member != null && managesEvent(event, member));

/**
 * A registration as a member may read it: the attendee's answers are for its organizers, and for
 * other managers only in an open case about the event (EVT-258).
 */
export function registrationFor<Registration extends { registration_data?: unknown }>(
  registration: Registration,
  event: OrganizedEvent,
  reader: { readonly id: string },
  isCaseOpen = false,
): Registration {
  if (isCaseOpen || runsEvent(event, reader)) return registration;
  const { registration_data: _, ...rest } = registration;
  return rest as Registration;
}

/** Returns true for members who may delete events: admins only (EVT-005, EVT-227). */
export const mayDeleteEvents = ({ role }: Pick<EventActor, 'role'>): boolean => role === 'admin';

/** Locks of the edit dialog (EVT-195–200, EVT-221). `major_changes` locks all critical fields. */
export const EVENT_RESTRICTIONS = ['dates', 'location', 'title', 'major_changes'] as const;
export type EventRestriction = (typeof EVENT_RESTRICTIONS)[number];

const RESTRICTED = {
  start_date: 'dates',
  end_date: 'dates',
  time_zone: 'dates',
  location: 'location',
  title: 'title',
} as const satisfies Record<string, EventRestriction>;

/** Returns true when a list of restrictions locks a field of an event (EVT-195–200). */
export const isLocked = (field: string, restrictions: readonly string[]): boolean => {
  const name = RESTRICTED[field as keyof typeof RESTRICTED];
  return (
    name !== undefined && (restrictions.includes(name) || restrictions.includes('major_changes'))
  );
};

/** Reason an event cannot be edited: the key of an error. */
export type EditDenyReason = 'notEventEditor' | 'eventCancelled';

/** A member's rights on an event. */
export interface EventRights {
  /** Null when they may edit it. */
  readonly denyReason: EditDenyReason | null;
  /** `full` for moderators and admins on another's event, who must give a reason (EVT-201). */
  readonly level: 'full' | 'organizer' | 'none';
  readonly restrictions: readonly EventRestriction[];
  /** True when the end may move later although the dates are locked: the event is running. */
  readonly canExtend: boolean;
}

/**
 * A member's rights to edit an event (EVT-004, EVT-172–201). Who runs it can move the end of a
 * running event later but no other date, and changes neither title, dates nor place of a past one.
 * Nobody edits a cancelled one.
 */
export function eventRights(
  event: OrganizedEvent & DatedEvent,
  member: EventActor,
  now: number,
): EventRights {
  const isOwn = runsEvent(event, member);
  const none = { restrictions: [], canExtend: false };
  if (!managesEvent(event, member)) return { ...none, denyReason: 'notEventEditor', level: 'none' };
  const level = isOwn ? 'organizer' : 'full';
  const status = displayStatus(event, now);
  if (status === 'cancelled') return { ...none, denyReason: 'eventCancelled', level };
  if (!isOwn || status === 'upcoming') return { ...none, denyReason: null, level };
  const canExtend = status === 'ongoing';
  return {
    denyReason: null,
    level,
    restrictions: canExtend ? ['dates'] : ['major_changes'],
    canExtend,
  };
}

/** Days in which a cancelled event can come back. */
export const EVENT_RETURN_DAYS = 30;

/** Reason a cancelled event cannot come back: the key of an error. */
export type ReturnDenyReason =
  | 'notEventEditor'
  | 'cancelledByStaff'
  | 'eventOver'
  | 'cancelledTooLong';

/** How an event was cancelled. */
interface CancelledEvent {
  readonly cancelled_at?: string | null | undefined;
  readonly is_cancelled_by_staff?: boolean | undefined;
}

/** Returns why a cancelled event cannot come back; null when the member may bring it back. */
export function returnDenyReason(
  event: OrganizedEvent & DatedEvent & CancelledEvent,
  member: EventActor,
  now: number,
): ReturnDenyReason | null {
  if (!mayCancelEvent(event, member)) return 'notEventEditor';
  if (event.is_cancelled_by_staff && ownsEvent(event, member)) return 'cancelledByStaff';
  if (!takesRegistrations({ ...event, status: 'active' }, now)) return 'eventOver';
  const until = Date.parse(event.cancelled_at ?? '') + EVENT_RETURN_DAYS * 86_400_000;
  return now <= until ? null : 'cancelledTooLong';
}

/** Fields that the validation of a whole event reads. */
export interface CheckedEvent {
  readonly start_date: string;
  readonly end_date: string;
  readonly price: number;
  readonly max_attendees?: number | null | undefined;
}

/** A validation error of an event: the field, and the key of its text. */
export interface EventValidationError {
  readonly field: 'end_date' | 'price' | 'max_attendees';
  readonly refusal: 'eventEndsFirst' | 'priceNegative' | 'noAttendees' | 'belowRegistrations';
}

/**
 * First validation error of an event, the same in form and server (EVT-169, EVT-193, EVT-194), or
 * null. `registered` is the number of places taken.
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
