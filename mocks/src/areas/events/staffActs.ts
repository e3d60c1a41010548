import { organizes, type User } from '@saudagar/contract';
import { eventStaffNotification } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import type { WrittenAct } from '../admin/auditLog.ts';
import type { StoredEvent } from './communityEvents.ts';

type Act = Pick<WrittenAct, 'action_type' | 'notes' | 'changes'>;

/** Audits an act of a moderator or admin on an event; an organizer's own leaves no line. */
export function auditOnEvent(
  { accounts, auditLog }: Community,
  actor: User,
  { event }: StoredEvent,
  act: Act,
): boolean {
  if (organizes(event, actor)) return false;
  auditLog.write(actor, {
    ...act,
    notes: act.notes || null,
    content_type: 'event',
    content_id: event.id,
    title: event.title,
    target: accounts.find(event.organizer_id ?? ''),
  });
  return true;
}

/** Audits and notifies the organizer of a change by a moderator or admin. */
export function auditEventEdit(
  community: Community,
  actor: User,
  stored: StoredEvent,
  act: Act,
): void {
  if (!auditOnEvent(community, actor, stored, act)) return;
  const kind =
    act.action_type === 'cancel_event' ? 'event_cancelled_by_staff' : 'event_edited_by_staff';
  community.notifications.notify([eventStaffNotification(kind, stored.event, act.notes)]);
}

/** Audits a look at another's attendees, once for each event and moderator. */
export function auditAttendeeLook(community: Community, actor: User, stored: StoredEvent): void {
  const isKnown = community.auditLog.entries.some(
    (entry) =>
      entry.action_type === 'view_attendees' &&
      entry.content_id === stored.event.id &&
      entry.actor?.id === actor.id,
  );
  if (!isKnown) auditOnEvent(community, actor, stored, { action_type: 'view_attendees' });
}
