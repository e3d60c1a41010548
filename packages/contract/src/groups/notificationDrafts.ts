import type { NotificationDraft } from '../core/notificationDraft.ts';
import type { groupsNotifications } from './notifications.ts';

/** The notice of what somebody did to a group, for those it concerns. */
export const groupNotifications = (
  kind: keyof typeof groupsNotifications,
  group: { id: string; name: string },
  actor: string,
  recipient: string,
): NotificationDraft[] => [
  {
    kind,
    key: `${kind}:${group.id}`,
    actor,
    recipients: [recipient],
    subject: { type: 'group', id: group.id, title: group.name },
  },
];
