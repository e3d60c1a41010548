import { Refusal } from '../refusal.ts';
import {
  type ChangedValues,
  changedFields,
  type EditedValues,
  notifiesAttendees,
} from './eventChanges.ts';
import type { EditedField } from './eventFields.ts';
import {
  type CheckedEvent,
  type EventActor,
  eventRights,
  isLocked,
  type OrganizedEvent,
  validateEvent,
} from './eventRules.ts';
import type { Event } from './events.ts';

/** An event as an edit finds it. */
export type EditedEvent = Pick<Event, EditedField | 'status' | 'current_attendees'> &
  OrganizedEvent & { readonly end_date: string };

/** What somebody sends to change an event. */
export interface SentEdit {
  readonly values: EditedValues;
  readonly reason: string | undefined;
  readonly isCancelled: boolean;
}

/** Values of an edit as its history shows them. */
type ShownValues = ChangedValues & { status?: string };

/** An edit that is to be kept. */
export interface PlannedEdit {
  /** New values of what is edited; without the status. */
  readonly values: ChangedValues;
  /** What the history shows: new and old values by field, a cancellation as its status. */
  readonly changes: ShownValues;
  readonly oldValues: ShownValues;
  readonly isCancelled: boolean;
  /** Whether those who registered are told of it. */
  readonly isNotified: boolean;
}

/** Fields as they are kept: nothing for an empty venue, each tag once, moments in one form. */
export const normalizedValues = <Sent extends EditedValues>(sent: Sent): Sent => ({
  ...sent,
  ...(sent.start_date && { start_date: new Date(sent.start_date).toISOString() }),
  ...(sent.end_date && { end_date: new Date(sent.end_date).toISOString() }),
  ...(sent.tags && { tags: [...new Set(sent.tags)] }),
  ...(sent.venue !== undefined && { venue: sent.venue || null }),
});

/**
 * What an edit comes to (EVT-193–210), or null where it changes nothing.
 * @throws Refusal 403 for a locked field, 409 for a cancelled event, 422 for a fault or a missing reason
 */
export function plannedEdit(
  event: EditedEvent,
  editor: EventActor,
  { values: sent, reason, isCancelled }: SentEdit,
  now: number,
): PlannedEdit | null {
  const { denyReason, level, restrictions } = eventRights(event, editor, now);
  const values = changedFields(event, normalizedValues(sent));
  const fields = Object.keys(values) as (keyof EditedValues)[];
  if (denyReason === 'eventCancelled') {
    // Cancelling again changes nothing.
    if (isCancelled && fields.length === 0) return null;
    throw new Refusal(409, 'eventCancelled');
  }
  if (denyReason) throw new Refusal(403, 'notAllowed');
  const locked = fields.find((field) => isLocked(field, restrictions));
  if (locked) throw new Refusal(403, 'eventFieldLocked', { field: locked });
  if (level === 'full' && !reason)
    throw new Refusal(422, 'editReasonMissing', { field: 'edit_reason' });
  assertValidEvent({ ...event, ...values } as EditedEvent, event.current_attendees);
  if (fields.length === 0 && !isCancelled) return null;
  const oldValues = Object.fromEntries(fields.map((field) => [field, event[field]]));
  return {
    values,
    changes: { ...values, ...(isCancelled && { status: 'cancelled' }) },
    oldValues: { ...oldValues, ...(isCancelled && { status: event.status }) },
    isCancelled,
    isNotified: isCancelled || notifiesAttendees(values),
  };
}

/** @throws Refusal 422 for what form and server refuse alike (EVT-169) */
export function assertValidEvent(event: CheckedEvent, registered = 0): void {
  const validationError = validateEvent(event, registered);
  if (validationError)
    throw new Refusal(422, validationError.refusal, { field: validationError.field });
}
