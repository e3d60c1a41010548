import type { NoticeChanges } from '../core/noticeChanges.ts';
import { deletedSubject, type NotificationDraft } from '../core/notificationDraft.ts';
import {
  type EventActor,
  editsAsOrganizer,
  type OrganizedEvent,
  organizerIds,
} from './eventRules.ts';
import type { Event } from './events.ts';
import type { eventsNotifications } from './notifications.ts';

/** Content of a notification about an event, without its recipients. */
export interface EventNotification {
  kind: keyof typeof eventsNotifications;
  key: string;
  /** The actor, who is not notified; null when there is none. */
  actor: string | null;
  subject: { type: 'event' | 'deleted'; id: string; title: string };
}

/** Builds a notification about an event. Repeating its kind moves the notification up. */
export const eventNotification = (
  kind: EventNotification['kind'],
  { id, title }: { readonly id: string; readonly title: string },
  actor: string | null,
): EventNotification => ({
  kind,
  key: `${kind}:${id}`,
  actor,
  subject: kind === 'event_deleted' ? deletedSubject({ id, title }) : { type: 'event', id, title },
});

/** Notifies who runs an event of a registration: one notification an event, which counts the people. */
export const registeredNotification = (
  event: Pick<Event, 'id' | 'title'> & OrganizedEvent,
  member: { readonly id: string },
): NotificationDraft => ({
  ...eventNotification('event_registered', event, member.id),
  recipients: organizerIds(event),
  isOncePerActor: true,
});

/** Returns the part of an event that a kind of notification opens; null for the event itself. */
export const eventPartOf = (kind: string): 'attendees' | null =>
  kind === 'event_registered' ? 'attendees' : null;

/** Notifies who runs an event of an act of a moderator or admin, who is not named. */
export const eventStaffNotification = (
  kind: 'event_edited_by_staff' | 'event_cancelled_by_staff' | 'event_returned_by_staff',
  event: Pick<Event, 'id' | 'title'> & OrganizedEvent,
  actor: Pick<EventActor, 'id'>,
  note: string | null | undefined,
  changes: NoticeChanges | null = null,
): NotificationDraft => ({
  ...eventNotification(kind, event, null),
  note: note || null,
  changes,
  recipients: organizerIds(event).filter((id) => id !== actor.id),
});

type Announced = Pick<
  Event,
  'title' | 'start_date' | 'end_date' | 'time_zone' | 'location' | 'venue'
>;

/** The changed title, time and place of an event, for notices; null without any. */
export function eventNoticeChanges(
  before: Announced,
  changed: Partial<Announced>,
): NoticeChanges | null {
  const after = { ...before, ...changed };
  const sides = <Value>(of: (event: Announced) => Value) => ({
    before: of(before),
    after: of(after),
  });
  const changes: NoticeChanges = {
    ...('title' in changed && { title: sides(({ title }) => title) }),
    ...(['start_date', 'end_date', 'time_zone'].some((field) => field in changed) && {
      time: sides(({ start_date, end_date, time_zone }) => ({ start_date, end_date, time_zone })),
    }),
    ...(('location' in changed || 'venue' in changed) && {
      place: sides(({ venue, location }) => [venue, location].filter(Boolean).join(', ')),
    }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

/** Notifies the registered of an edit or cancellation: staff's names nobody. */
export const eventEditNotification = (
  event: Pick<Event, 'id' | 'title'> & OrganizedEvent,
  editor: Pick<EventActor, 'id'>,
  edit: {
    readonly isCancelled: boolean;
    readonly isReturned: boolean;
    readonly notice: NoticeChanges | null;
  },
  reason: string | null | undefined,
) => {
  const isOwn = editsAsOrganizer(event, editor, edit);
  const changed = isOwn ? 'event_changed' : 'event_changed_by_staff';
  const shown = edit.isReturned ? 'event_returned' : changed;
  return {
    ...eventNotification(
      edit.isCancelled ? 'event_cancelled' : shown,
      event,
      isOwn ? editor.id : null,
    ),
    note: reason || null,
    changes: edit.notice,
  };
};
