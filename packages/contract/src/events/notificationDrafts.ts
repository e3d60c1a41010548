import { deletedSubject, type NotificationDraft } from '../core/notificationDraft.ts';
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

/** Notifies an organizer of an act of a moderator or admin on their event, without naming them. */
export const eventStaffNotification = (
  kind: 'event_edited_by_staff' | 'event_cancelled_by_staff',
  event: {
    readonly id: string;
    readonly title: string;
    readonly organizer_id?: string | null | undefined;
  },
  note: string | null | undefined,
): NotificationDraft => ({
  ...eventNotification(kind, event, null),
  note: note || null,
  recipients: event.organizer_id == null ? [] : [event.organizer_id],
});
