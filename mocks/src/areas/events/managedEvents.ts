import {
  type createEvent,
  type Event,
  type EventEdit,
  type EventPermissions,
  eventRights,
  type Locale,
  type User,
  type updateEvent,
} from '@saudagar/contract';
import {
  assertValidEvent,
  eventNotification,
  normalizedValues,
  plannedEdit,
  Refusal,
  refusalText,
} from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { Once } from '../../core/once.ts';
import { NOW } from '../../core/time.ts';
import { isHeld, MOMENT, type StoredEvent, takenSeats } from './communityEvents.ts';
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
    const id = this.#once.do(viewer.id, client_id, () => {
      this.#made += 1;
      const made = madeId('event', this.#made);
      this.#events.add({
        ...normalizedValues(fields),
        id: made,
        current_attendees: 0,
        currency: 'IDR',
        banner_image_url: null,
        organizer_id: viewer.id,
        organizer_name: viewer.full_name,
        status: 'active',
        registrations_count: 0,
        sequence: 0,
        created_at: NOW,
        updated_at: NOW,
        approval_status: 'approved',
      } as Event);
      return made;
    });
    return this.#events.find(id, viewer);
  }

  /** Writes changed fields and notifies attendees (EVT-193–210). */
  update(viewer: User, id: string, { edit_reason: reason, status, ...values }: Changed) {
    const stored = this.#events.managed(id, viewer);
    const { event } = stored;
    const edited = {
      ...event,
      end_date: event.end_date ?? event.start_date,
      current_attendees: takenSeats(stored),
    };
    const sent = { values, reason, isCancelled: status === 'cancelled' };
    const plan = plannedEdit(edited, viewer, sent, MOMENT);
    if (!plan) return { event: this.#events.find(id, viewer), changes_made: 0 };
    stored.event = {
      ...event,
      ...plan.values,
      ...(plan.isCancelled && { status: 'cancelled' }),
      sequence: (event.sequence ?? 0) + 1,
      updated_at: NOW,
    };
    stored.history.unshift({
      id: `${id}-edit-${stored.history.length + 1}`,
      editor_name: viewer.full_name,
      edited_at: NOW,
      edit_reason: reason || null,
      changes: plan.changes,
      old_values: plan.oldValues,
    });
    auditEventEdit(this.#community, viewer, stored, {
      action_type: plan.isCancelled ? 'cancel_event' : 'update_event',
      notes: reason ?? null,
      changes: { before: plan.oldValues, after: plan.changes },
    });
    if (plan.isNotified) this.#notify(stored, viewer, plan.isCancelled);
    if (!plan.isCancelled) this.#community.eventRegistrations.moveUp(stored);
    const changes_made = Object.keys(plan.changes).length;
    return { event: this.#events.find(id, viewer), changes_made };
  }

  /**
   * Deletes an event and notifies attendees; an admin's act notifies the organizer and is
   * audited.
   */
  remove(id: string, moderator: User | null): StoredEvent {
    const stored = this.#events.all().find(({ event }) => event.id === id);
    if (!stored) throw new Refusal(404, 'eventNotFound');
    const { title, organizer_id } = stored.event;
    this.#events.delete(id);
    this.#community.notifications.forget('event', id);
    this.#community.files.dropUnused(stored.files.map(({ info }) => info.id));
    const recipients = new Set(stored.registrations.filter(isHeld).map(({ member }) => member.id));
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
    const { denyReason, level, restrictions } = eventRights(stored.event, viewer, MOMENT);
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

  #notify(stored: StoredEvent, viewer: User, isCancelled: boolean): void {
    const recipients = stored.registrations.filter(isHeld).map(({ member }) => member.id);
    const kind = isCancelled ? 'event_cancelled' : 'event_changed';
    const notification = eventNotification(kind, stored.event, viewer.id);
    this.#community.notifications.notify([{ ...notification, recipients }]);
  }
}
