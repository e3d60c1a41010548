import { type NoticeChanges, ownsEvent, runsEvent, type User } from '@saudagar/contract';
import { eventStaffNotification } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import type { WrittenAct } from '../admin/auditLog.ts';
import type { StoredEvent } from './communityEvents.ts';

type Act = Pick<WrittenAct, 'action_type' | 'notes' | 'changes'>;

/** Notices to organizers of acts other than edits, which are the owner's or staff's. */
const KINDS = {
  cancel_event: 'event_cancelled_by_staff',
  return_event: 'event_returned_by_staff',
} as const;

/** Audits an act of a moderator or admin on an event; an organizer's own leaves no line. */
export function auditOnEvent(
  community: Community,
  actor: User,
  stored: StoredEvent,
  act: Act,
): boolean {
  const isOwn = act.action_type in KINDS ? ownsEvent : runsEvent;
  if (isOwn(stored.event, actor)) return false;
  community.auditLog.write(actor, {
    ...act,
    notes: act.notes || null,
    ...contentOf(community, stored),
  });
  return true;
}

/** Audits and notifies the organizers of a change by a moderator or admin. */
export function auditEventEdit(
  community: Community,
  actor: User,
  stored: StoredEvent,
  { notice = null, ...act }: Act & { notice?: NoticeChanges | null },
): void {
  if (!auditOnEvent(community, actor, stored, act)) return;
  const kind = KINDS[act.action_type as keyof typeof KINDS] ?? 'event_edited_by_staff';
  community.notifications.notify([
    eventStaffNotification(kind, stored.event, actor, act.notes, notice),
  ]);
}

/** Audits a look at another's attendees. */
export function auditAttendeeLook(community: Community, actor: User, stored: StoredEvent): void {
  if (runsEvent(stored.event, actor)) return;
  community.auditLog.writeLook(actor, {
    action_type: 'view_attendees',
    ...contentOf(community, stored),
  });
}

/** True for staff while a report by another about the event is open; audits that look (EVT-258). */
export function auditAnswersLook(community: Community, actor: User, stored: StoredEvent): boolean {
  const isOpen =
    !runsEvent(stored.event, actor) &&
    community.flags
      .all()
      .some(
        ({ content_type, content_id, decision, flags }) =>
          content_type === 'event' &&
          content_id === stored.event.id &&
          decision === null &&
          flags.some(({ reporterId }) => reporterId !== actor.id),
      );
  if (isOpen)
    community.auditLog.writeLook(actor, {
      action_type: 'view_answers',
      ...contentOf(community, stored),
    });
  return isOpen;
}

const contentOf = ({ accounts }: Community, { event }: StoredEvent) => ({
  content_type: 'event',
  content_id: event.id,
  title: event.title,
  target: accounts.find(event.organizer_id ?? ''),
});
