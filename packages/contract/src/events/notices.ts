import type { eventsNotifications } from './notifications.ts';

/** What a notice of an event says, apart from who is told. */
export interface EventNotice {
  kind: keyof typeof eventsNotifications;
  key: string;
  /** Who did it, and is not told; null where nobody did. */
  actor: string | null;
  subject: { type: 'event'; id: string; title: string };
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
  subject: { type: 'event', id, title },
});
