import { deletedSubject } from '../core/notificationDraft.ts';
import type { eventsNotifications } from './notifications.ts';

/** What a notice of an event says, apart from who is told. */
export interface EventNotification {
  kind: keyof typeof eventsNotifications;
  key: string;
  /** Who did it, and is not told; null where nobody did. */
  actor: string | null;
  subject: { type: 'event' | 'deleted'; id: string; title: string };
}

/** The notice of what happened to an event. The same kind again moves the one notification up. */
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
