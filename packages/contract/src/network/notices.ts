import type { Notice } from '../core/notice.ts';
import type { networkNotifications } from './notifications.ts';

/** The notice of a request to connect, for who is asked, or of its acceptance, for who asked. */
export const connectionNotices = (
  kind: keyof typeof networkNotifications,
  actor: string,
  recipient: string,
): Notice[] => [
  {
    kind,
    key: `${kind}:${actor}`,
    actor,
    recipients: [recipient],
    subject: { type: 'member', id: actor, title: null },
  },
];
