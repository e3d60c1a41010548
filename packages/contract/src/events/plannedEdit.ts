import type { NoticeChanges } from '../core/noticeChanges.ts';
import { Refusal } from '../refusal.ts';
import {
  type ChangedValues,
  changedFields,
  type EditedValues,
  notifiesAttendees,
} from './eventChanges.ts';
import { type EditedField, REVISED_EVENT_FIELDS } from './eventFields.ts';
import {
  type CheckedEvent,
  type EventActor,
  editsAsOrganizer,
  eventRights,
  isLocked,
  mayCancelEvent,
  type OrganizedEvent,
  returnDenyReason,
  validateEvent,
} from './eventRules.ts';
import type { Event } from './events.ts';
import { eventNoticeChanges } from './notificationDrafts.ts';

/** Fields of the saved event that an edit compares with. */
export type EditedEvent = Pick<
  Event,
  | EditedField
  | 'status'
  | 'cancelled_at'
  | 'is_cancelled_by_staff'
  | 'sequence'
  | 'current_attendees'
> &
  OrganizedEvent & { readonly end_date: string };

/** Body of an edit. */
export interface SentEdit {
  readonly values: EditedValues;
  readonly reason: string | undefined;
  readonly isCancelled: boolean;
  /** True when a cancelled event comes back. @default false */
  readonly isReturned?: boolean;
  /** Sequence of the event as it was read; without one nothing is outdated. */
  readonly sequence?: number | undefined;
}

/** Values of an edit as its history shows them. */
type ShownValues = ChangedValues & { status?: string };

/** A validated edit, ready to be saved. */
export interface PlannedEdit {
  /** New values of the edited fields, without the status. */
  readonly values: ChangedValues;
  /** Values for the history: new and old by field, a cancellation as its status. */
  readonly changes: ShownValues;
  readonly oldValues: ShownValues;
  readonly isCancelled: boolean;
  readonly isReturned: boolean;
  /** True when the edit notifies attendees. */
  readonly isNotified: boolean;
  /** Changed title, time and place, for the notices. */
  readonly notice: NoticeChanges | null;
}

/**
 * Normalizes fields for storage: null for an empty venue, each tag once, timestamps in one form.
 */
export const normalizedValues = <Sent extends EditedValues>(sent: Sent): Sent => ({
  ...sent,
  ...(sent.start_date && { start_date: new Date(sent.start_date).toISOString() }),
  ...(sent.end_date && { end_date: new Date(sent.end_date).toISOString() }),
  ...(sent.tags && { tags: [...new Set(sent.tags)] }),
  ...(sent.venue !== undefined && { venue: sent.venue || null }),
  ...(sent.time_zone !== undefined && { time_zone: sent.time_zone || null }),
});

/**
 * Validates an edit and returns the changes (EVT-193–210), or null when there are none.
 * @throws Refusal 403 for a locked field and a cancellation by a co-organizer, 409 for a cancelled event or an outdated edit, 422 for a validation error or
 * a missing reason
 */
export function plannedEdit(
  event: EditedEvent,
  editor: EventActor,
  { values: sent, reason, isCancelled, isReturned = false, sequence }: SentEdit,
  now: number,
): PlannedEdit | null {
  const { denyReason, restrictions, canExtend } = eventRights(event, editor, now);
  const isByStaff = !editsAsOrganizer(event, editor, { isCancelled, isReturned });
  if (denyReason !== 'notEventEditor' && (isCancelled || isReturned))
    if (!mayCancelEvent(event, editor)) throw new Refusal(403, 'ownerCancels');
  const values = changedFields(event, normalizedValues(sent));
  const fields = Object.keys(values) as (keyof EditedValues)[];
  if (denyReason === 'eventCancelled' && isReturned && fields.length === 0) {
    const refusal = returnDenyReason(event, editor, now);
    if (refusal) throw new Refusal(409, refusal, { field: 'status' });
    assertReason(isByStaff, reason);
    return RETURN;
  }
  if (denyReason === 'eventCancelled') {
    // Cancelling again changes nothing.
    if (isCancelled && fields.length === 0) return null;
    throw new Refusal(409, 'eventCancelled');
  }
  if (denyReason) throw new Refusal(403, 'notAllowed');
  // A repetition, whose values are all saved, is not outdated.
  if (fields.length > 0 && sequence !== undefined && sequence !== event.sequence)
    throw new Refusal(409, 'eventChanged', { field: 'sequence' });
  const isExtended =
    canExtend && Date.parse(values.end_date ?? event.end_date) > Date.parse(event.end_date);
  const locked = fields.find(
    (field) => isLocked(field, restrictions) && !(field === 'end_date' && isExtended),
  );
  if (locked) throw new Refusal(403, 'eventFieldLocked', { field: locked });
  assertReason(isByStaff, reason);
  assertValidEvent({ ...event, ...values } as EditedEvent, event.current_attendees);
  if (fields.length === 0 && !isCancelled) return null;
  const oldValues = Object.fromEntries(fields.map((field) => [field, event[field]]));
  return {
    values,
    notice: eventNoticeChanges(event, values),
    changes: { ...values, ...(isCancelled && { status: 'cancelled' }) },
    oldValues: { ...oldValues, ...(isCancelled && { status: event.status }) },
    isCancelled,
    isReturned: false,
    isNotified: isCancelled || notifiesAttendees(values) || (isByStaff && 'title' in values),
  };
}

/** @throws Refusal 422 without a reason for an edit of another's event (EVT-201) */
function assertReason(isByStaff: boolean, reason: string | undefined): void {
  if (isByStaff && !reason) throw new Refusal(422, 'editReasonMissing', { field: 'edit_reason' });
}

/** The edit that brings a cancelled event back. */
const RETURN: PlannedEdit = {
  values: {},
  changes: { status: 'active' },
  oldValues: { status: 'cancelled' },
  isCancelled: false,
  isReturned: true,
  isNotified: true,
  notice: null,
};

/** Part of an edit that is made at once although the texts wait; null when none is left. */
export function immediatePart(plan: PlannedEdit): PlannedEdit | null {
  const without = <Shown extends object>(values: Shown) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([field]) => !REVISED_EVENT_FIELDS.some((one) => one === field),
      ),
    ) as Shown;
  const changes = without(plan.changes);
  if (Object.keys(changes).length === 0) return null;
  const { title: _, ...notice } = plan.notice ?? {};
  return {
    ...plan,
    changes,
    values: without(plan.values),
    oldValues: without(plan.oldValues),
    notice: Object.keys(notice).length > 0 ? notice : null,
  };
}

/** @throws Refusal 422 for errors that form and server both reject (EVT-169) */
export function assertValidEvent(event: CheckedEvent, registered = 0): void {
  const validationError = validateEvent(event, registered);
  if (validationError)
    throw new Refusal(422, validationError.refusal, { field: validationError.field });
}
