import type { NotificationDraft } from '../core/notificationDraft.ts';
import type { networkNotifications } from './notifications.ts';

/** The notice of a request to connect, for who is asked, or of its acceptance, for who asked. */
export const connectionNotifications = (
  kind: keyof typeof networkNotifications,
  actor: string,
  recipient: string,
): NotificationDraft[] => [
  {
    kind,
    key: `${kind}:${actor}`,
    actor,
    recipients: [recipient],
    subject: { type: 'member', id: actor, title: null },
  },
];
