import { type NoticeChanges, type OrganizedEvent, ownsEvent, runsEvent } from '@saudagar/contract';
import { eventStaffNotification } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import { type Actor, type AuditedAct, audit, auditLook } from '../admin/auditLog.ts';
import type { Notifier } from '../notifications/notify.ts';
import type { StoredEvent } from './eventLock.ts';

type OfEvent = Pick<StoredEvent, 'id' | 'title' | 'organizer_id'> & OrganizedEvent;

/** Notices to organizers of acts other than edits, which are the owner's or staff's. */
const KINDS = {
  cancel_event: 'event_cancelled_by_staff',
  return_event: 'event_returned_by_staff',
} as const;

/** Audits an act of a moderator or admin on an event; an organizer's own leaves no line. */
export async function auditOnEvent(
  write: Database,
  actor: Actor,
  event: OfEvent,
  act: Pick<AuditedAct, 'action_type' | 'notes' | 'changes'>,
  at: Date,
): Promise<boolean> {
  const isOwn = act.action_type in KINDS ? ownsEvent : runsEvent;
  if (isOwn(event, actor)) return false;
  await audit(write, actor, { ...act, ...contentOf(event) }, at);
  return true;
}

/** Audits and notifies the organizers of a change by a moderator or admin. */
export async function auditEventEdit(
  { notify, now }: Pick<Notifier, 'notify'> & { now: () => Date },
  write: Database,
  publish: Publish,
  actor: Actor,
  event: OfEvent,
  {
    notice = null,
    ...act
  }: Pick<AuditedAct, 'action_type' | 'notes' | 'changes'> & { notice?: NoticeChanges | null },
): Promise<void> {
  if (!(await auditOnEvent(write, actor, event, act, now()))) return;
  const kind = KINDS[act.action_type as keyof typeof KINDS] ?? 'event_edited_by_staff';
  await notify(write, publish, eventStaffNotification(kind, event, actor, act.notes, notice));
}

/** Audits a look at another's attendees. */
export async function auditAttendeeLook(
  write: Database,
  actor: Actor,
  event: OfEvent,
  at: Date,
): Promise<void> {
  if (runsEvent(event, actor)) return;
  await auditLook(write, actor, { action_type: 'view_attendees', ...contentOf(event) }, at);
}

/**
 * Returns true for staff while a report by another about the event is open, and audits that look
 * at the attendees' answers (EVT-258).
 */
export async function auditAnswersLook(
  write: Database,
  actor: Actor,
  event: OfEvent,
  at: Date,
): Promise<boolean> {
  if (runsEvent(event, actor)) return false;
  const open = await write
    .selectFrom('flags')
    .where('content_type', '=', 'event')
    .where('content_id', '=', event.id)
    .where('status', '=', 'pending')
    .where('member_id', 'is distinct from', actor.id)
    .select('id')
    .executeTakeFirst();
  if (!open) return false;
  await auditLook(write, actor, { action_type: 'view_answers', ...contentOf(event) }, at);
  return true;
}

const contentOf = ({ id: content_id, title, organizer_id: target_id }: OfEvent) =>
  ({ content_type: 'event', content_id, target_id, title }) as const;
