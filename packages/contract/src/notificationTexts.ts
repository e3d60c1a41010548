import type { NotificationTexts } from './core/area.ts';
import { groupsNotifications } from './groups/notifications.ts';
import { networkNotifications } from './network/notifications.ts';
import { postsNotifications } from './posts/notifications.ts';
import { resourcesNotifications } from './resources/notifications.ts';

/**
 * The texts of all kinds of notifications, and nothing else of their areas: for the page that shows
 * them. A test holds it against the areas.
 */
export const notificationTexts: Readonly<Record<string, NotificationTexts>> = {
  ...postsNotifications,
  ...networkNotifications,
  ...resourcesNotifications,
  ...groupsNotifications,
};
