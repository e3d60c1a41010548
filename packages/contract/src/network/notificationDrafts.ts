import type { NotificationDraft } from '../core/notificationDraft.ts';
import type { networkNotifications } from './notifications.ts';

/** Notification of a request to connect, to its recipient, or of its acceptance, to its sender. */
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
