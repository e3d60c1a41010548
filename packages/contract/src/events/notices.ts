import { deletedThing } from '../core/notice.ts';
import type { eventsNotifications } from './notifications.ts';

/** Content of a notification about an event, without its recipients. */
export interface EventNotice {
  kind: keyof typeof eventsNotifications;
  key: string;
  /** The actor, who is not notified; null when there is none. */
  actor: string | null;
  subject: { type: 'event' | 'deleted'; id: string; title: string };
}

/** Builds a notification about an event. Repeating its kind moves the notification up. */
export const eventNotice = (
  kind: EventNotice['kind'],
  { id, title }: { readonly id: string; readonly title: string },
  actor: string | null,
): EventNotice => ({
  kind,
  key: `${kind}:${id}`,
  actor,
  subject: kind === 'event_deleted' ? deletedThing({ id, title }) : { type: 'event', id, title },
});
