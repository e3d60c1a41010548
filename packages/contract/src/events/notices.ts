import { deletedThing } from '../core/notice.ts';
import type { eventsNotifications } from './notifications.ts';

/** What a notice of an event says, apart from who is told. */
export interface EventNotice {
  kind: keyof typeof eventsNotifications;
  key: string;
  /** Who did it, and is not told; null where nobody did. */
  actor: string | null;
  subject: { type: 'event' | 'deleted'; id: string; title: string };
}

/** The notice of what happened to an event. The same kind again moves the one notification up. */
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
