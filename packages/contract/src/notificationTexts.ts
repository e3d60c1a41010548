import { adminNotifications } from './admin/notifications.ts';
import type { NotificationKind } from './core/area.ts';
import { eventsNotifications } from './events/notifications.ts';
import { groupsNotifications } from './groups/notifications.ts';
import { networkNotifications } from './network/notifications.ts';
import { postsNotifications } from './posts/notifications.ts';
import { resourcesNotifications } from './resources/notifications.ts';
import { tendersNotifications } from './tenders/notifications.ts';

/**
 * The texts of all kinds of notifications, and nothing else of their areas: for the page that shows
 * them. A test holds it against the areas.
 */
export const notificationTexts: Readonly<Record<string, NotificationKind>> = {
  ...postsNotifications,
  ...networkNotifications,
  ...resourcesNotifications,
  ...eventsNotifications,
  ...groupsNotifications,
  ...tendersNotifications,
  ...adminNotifications,
};
