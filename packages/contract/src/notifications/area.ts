import type { Area } from '../core/area.ts';
import { loadCatalogues } from '../core/catalogues.ts';
import {
  listMutes,
  listNotificationChoices,
  Mute,
  muteSubject,
  NotificationChoice,
  setNotificationChoice,
  unmuteSubject,
} from './choices.ts';
import {
  getUnreadNotifications,
  listNotifications,
  Notification,
  readAllNotifications,
  readNotification,
} from './notifications.ts';
import { DevicePush, getDevicePush, subscribeDevice, unsubscribeDevice } from './push.ts';
import { DailySummary, getDailySummary, setDailySummary } from './summary.ts';

/** Notifications to members; the other areas define the kinds. */
export const notifications = {
  name: 'notifications',
  endpoints: [
    listNotificationChoices,
    setNotificationChoice,
    listMutes,
    muteSubject,
    unmuteSubject,
    getDevicePush,
    subscribeDevice,
    unsubscribeDevice,
    getDailySummary,
    setDailySummary,
    listNotifications,
    getUnreadNotifications,
    readNotification,
    readAllNotifications,
  ],
  schemas: { replies: { DailySummary, DevicePush, Mute, Notification, NotificationChoice } },
  texts: await loadCatalogues<typeof import('./messages/en.json')>(
    (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
  ),
  notifications: 'none',
} as const satisfies Area;
