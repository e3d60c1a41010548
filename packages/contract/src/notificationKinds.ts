import { adminNotifications } from './admin/notifications.ts';
import type { NotificationKinds } from './core/area.ts';
import type { Locale } from './core/locale.ts';
import { eventsNotifications } from './events/notifications.ts';
import { groupsNotifications } from './groups/notifications.ts';
import { networkNotifications } from './network/notifications.ts';
import { postNotificationKinds } from './posts/notifications.ts';
import { resourcesNotifications } from './resources/notifications.ts';
import { tendersNotifications } from './tenders/notifications.ts';

export { noticeTime } from './notifications/noticeTime.ts';

/** Topic of every kind of notification, for pages that load none of the areas. */
export const notificationKinds = {
  ...postNotificationKinds,
  ...networkNotifications,
  ...resourcesNotifications,
  ...eventsNotifications,
  ...groupsNotifications,
  ...tendersNotifications,
  ...adminNotifications,
} as const satisfies NotificationKinds;

/** A kind of notification. */
export type NotificationKind = keyof typeof notificationKinds;

/** Returns true for kinds with texts in the contract; a newer server may send others. */
export const isNotificationKind = (kind: string): kind is NotificationKind =>
  Object.hasOwn(notificationKinds, kind);

/**
 * Loads the text of each kind, by its name and with i18next's plural forms over `count`.
 * `{{actors}}` are the people's names, `{{title}}` is the subject's.
 */
export const loadKindTexts = (
  locale: Locale,
): Promise<{ default: Readonly<Record<NotificationKind, string>> }> =>
  import(`./notifications/kinds/messages/${locale}.json`, { with: { type: 'json' } });
