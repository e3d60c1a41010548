import {
  changedFields,
  type createEvent,
  type EditedValues,
  type Event,
  type EventEdit,
  type EventPermissions,
  editsAsOrganizer,
  eventRights,
  type Locale,
  managesEvent,
  organizerIds,
  ownsEvent,
  REVISED_EVENT_FIELDS,
  runsEvent,
  type User,
  type updateEvent,
} from '@saudagar/contract';
import {
  assertValidEvent,
  eventEditNotification,
  eventNotification,
  immediatePart,
  normalizedValues,
  type PlannedEdit,
  plannedEdit,
  Refusal,
  refusalText,
} from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { Once } from '../../core/once.ts';
import type { StoredRevision } from '../../core/storedRevision.ts';
import { NOW } from '../../core/time.ts';
import { publishModeration } from '../admin/publishModeration.ts';
import { isHeld, MOMENT, type StoredEvent, takenSeats } from './communityEvents.ts';
import { remindersFrom } from './reminders.ts';
import { auditEventEdit } from './staffActs.ts';

type Made = core.output<typeof createEvent.body>;
type Changed = core.output<typeof updateEvent.body>;

/** Creation, edits, cancellation and deletion of events. */
export class ManagedEvents {
  #community: Community;
  #once = new Once();
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Creates an event of the viewer (EVT-138–150). */
  create(viewer: User, { client_id, ...fields }: Made): Event {
    assertValidEvent(fields);
    const isReviewed = this.#community.revisions.needsApproval(viewer);
    const id = this.#once.do(viewer.id, client_id, () => {
      this.#made += 1;
      const made = madeId('event', this.#made);
      const stored = this.#events.add({
        ...normalizedValues({ time_zone: null, ...fields }),
        id: made,
        current_attendees: 0,
        currency: 'IDR',
        banner_image_url: null,
        organizer_id: viewer.id,
        organizer_name: viewer.full_name,
        status: 'active',
        cancelled_at: null,
        is_cancelled_by_staff: false,
        registrations_count: 0,
        sequence: 0,
        created_at: NOW,
        updated_at: NOW,
        approval_status: isReviewed ? 'pending' : 'approved',
      } as Event);
      stored.reminded = remindersFrom(stored.event.start_date);
      if (isReviewed) publishModeration(this.#community, viewer.id);
      return made;
    });
    return this.#events.find(id, viewer);
  }

  /** Writes changed fields and notifies attendees (EVT-193–210). */
  update(viewer: User, id: string, { edit_reason: reason, status, sequence, ...values }: Changed) {
    const stored = this.#events.managed(id, viewer);
    const { event } = stored;
    const { revisions } = this.#community;
    const isCancelled = status === 'cancelled';
    const isReturned = status === 'active' && event.status === 'cancelled';
    const isOwn = ownsEvent(event, viewer);
    const isRevised =
      !isReturned &&
      runsEvent(event, viewer) &&
      event.approval_status === 'approved' &&
      revisions.needsApproval(viewer);
    // Nobody edits a cancelled event, nor approves an edit of it.
    const isTaken = isCancelled || (isOwn && !isRevised && !isReturned);
    const earlier = isTaken ? revisions.drop('event', id) : {};
    const sent = {
      values: { ...(isCancelled ? {} : earlier), ...values },
      ...{ reason, isCancelled, isReturned, sequence },
    };
    const plan = plannedEdit(editedOf(stored), viewer, sent, MOMENT);
    const isSaved = isRevised && !isCancelled && this.#revise(viewer, stored, values);
    const immediate = plan && (isRevised ? immediatePart(plan) : plan);
    if (immediate) this.#perform(viewer, stored, immediate, reason);
    const changes_made = plan ? Object.keys(plan.changes).length : Number(isSaved);
    return { event: this.#events.find(id, viewer), changes_made };
  }

  /** Writes a revision's changes as its organizer would (ADM-382). */
  apply({ content_id, makerIds, changes }: StoredRevision): void {
    const stored = this.#events.all().find(({ event }) => event.id === content_id);
    const { accounts } = this.#community;
    const first = accounts.find(makerIds[0] ?? '');
    if (!stored || !first) return;
    // A co-organizer's who was removed meanwhile is the owner's.
    const owner = accounts.find(stored.event.organizer_id ?? '');
    const maker = managesEvent(stored.event, first) ? first : (owner ?? first);
    const sent = { values: changes, reason: undefined, isCancelled: false };
    const plan = plannedEdit(editedOf(stored), maker, sent, MOMENT);
    if (plan) this.#perform(maker, stored, plan, undefined);
  }

  /** Saves changed texts of an approved event as its revision (ADM-380). */
  #revise(viewer: User, stored: StoredEvent, sent: EditedValues): boolean {
    const live = liveOf(stored.event);
    const differing = changedFields(editedOf(stored), normalizedValues(sent));
    const fields = REVISED_EVENT_FIELDS.filter((field) => sent[field] !== undefined);
    const edit = Object.fromEntries(
      fields.map((field) => [field, field in differing ? differing[field] : live[field]]),
    );
    return this.#community.revisions.save(viewer, 'event', stored.event.id, live, edit);
  }

  #perform(viewer: User, stored: StoredEvent, plan: PlannedEdit, reason: string | undefined): void {
    const { event } = stored;
    const { id } = event;
    stored.event = {
      ...event,
      ...plan.values,
      ...(plan.isCancelled && {
        ...{ status: 'cancelled', cancelled_at: NOW },
        is_cancelled_by_staff: !ownsEvent(event, viewer),
      }),
      ...(plan.isReturned && {
        ...{ status: 'active', cancelled_at: null, is_cancelled_by_staff: false },
      }),
      sequence: (event.sequence ?? 0) + 1,
      updated_at: NOW,
    };
    if ('start_date' in plan.changes || plan.isReturned)
      stored.reminded = remindersFrom(stored.event.start_date);
    stored.history.unshift({
      id: `${id}-edit-${stored.history.length + 1}`,
      editor_name: viewer.full_name,
      edited_at: NOW,
      edit_reason: reason || null,
      changes: plan.changes,
      old_values: plan.oldValues,
    });
    auditEventEdit(this.#community, viewer, stored, {
      action_type: actOf(plan),
      notes: reason ?? null,
      changes: { before: plan.oldValues, after: plan.changes },
      notice: plan.notice,
    });
    if (plan.isNotified && event.approval_status === 'approved')
      this.#notify(stored, viewer, plan, reason);
    if (!plan.isCancelled) this.#community.eventRegistrations.moveUp(stored);
  }

  /**
   * Deletes an event and notifies attendees; an admin's act notifies the organizer and is
   * audited.
   */
  remove(id: string, moderator: User | null): StoredEvent {
    const stored = this.#events.all().find(({ event }) => event.id === id);
    if (!stored) throw new Refusal(404, 'eventNotFound');
    const { title, organizer_id, organizers = [] } = stored.event;
    this.#events.delete(id);
    this.#community.revisions.drop('event', id);
    this.#community.notifications.forget('event', id);
    this.#community.files.dropUnused(stored.files.map(({ info }) => info.id));
    const recipients = new Set([
      ...stored.registrations.filter(isHeld).map(({ member }) => member.id),
      ...organizers.map((one) => one.id),
    ]);
    if (moderator) {
      const { accounts, auditLog } = this.#community;
      auditLog.write(moderator, {
        action_type: 'delete_event',
        content_type: 'event',
        content_id: id,
        target: accounts.find(organizer_id ?? ''),
        title,
      });
      if (organizer_id) recipients.add(organizer_id);
    }
    const notification = eventNotification('event_deleted', stored.event, moderator?.id ?? null);
    this.#community.notifications.notify([{ ...notification, recipients: [...recipients] }]);
    return stored;
  }

  /** Returns the viewer's permissions, with the reason in their language (EVT-177–187). */
  permissions(viewer: User, id: string, language: Locale): EventPermissions {
    const stored = this.#events.get(id, viewer);
    const rights = eventRights(stored.event, viewer, MOMENT);
    const { denyReason, level, restrictions, canExtend } = rights;
    const counts = {
      registrations_count: takenSeats(stored),
      waitlist_count: stored.registrations.filter(({ status }) => status === 'waitlisted').length,
      checked_in_count: stored.registrations.filter(({ checkedInAt }) => checkedInAt).length,
    };
    return {
      can_edit: denyReason === null,
      reason: denyReason && refusalText(language, denyReason),
      level,
      restrictions: [...restrictions],
      can_extend: canExtend,
      event_status: level === 'none' ? null : counts,
    };
  }

  /** Lists the edits, latest first. */
  history(
    viewer: User,
    id: string,
    { limit = 20, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  ) {
    const { history } = this.#events.managed(id, viewer);
    const start = cursor === undefined ? 0 : history.findIndex((edit) => edit.id === cursor) + 1;
    if (cursor !== undefined && start === 0)
      throw new Refusal(422, 'badCursor', { field: 'cursor' });
    const edit_history: EventEdit[] = history.slice(start, start + limit);
    const hasMore = history.length > start + limit;
    return { edit_history, cursor: hasMore ? (edit_history.at(-1)?.id ?? null) : null };
  }

  get #events() {
    return this.#community.communityEvents;
  }

  #notify(stored: StoredEvent, viewer: User, plan: PlannedEdit, reason: string | undefined): void {
    const organizers = organizerIds(stored.event);
    const recipients = stored.registrations
      .filter(isHeld)
      .map(({ member }) => member.id)
      .filter((id) => id !== viewer.id && !organizers.includes(id));
    const notification = eventEditNotification(stored.event, viewer, plan, reason);
    // Of an act of staff, the organizers have a notice of their own.
    if (editsAsOrganizer(stored.event, viewer, plan)) recipients.push(...organizers);
    this.#community.notifications.notify([{ ...notification, recipients }]);
  }
}

/** Values of an event that a revision may change. */
export const liveOf = (event: Event) =>
  Object.fromEntries(REVISED_EVENT_FIELDS.map((field) => [field, event[field] ?? null]));

const editedOf = (stored: StoredEvent) => ({
  ...stored.event,
  end_date: stored.event.end_date ?? stored.event.start_date,
  current_attendees: takenSeats(stored),
});

/** Name of an edit in the audit log. */
function actOf({ isCancelled, isReturned }: PlannedEdit) {
  if (isReturned) return 'return_event';
  return isCancelled ? 'cancel_event' : 'update_event';
}
