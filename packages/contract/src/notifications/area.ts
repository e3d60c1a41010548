import type { Area } from '../core/area.ts';
import {
  listMutes,
  listNotificationChoices,
  Mute,
  muteThing,
  NotificationChoice,
  setNotificationChoice,
  unmuteThing,
} from './choices.ts';
import {
  getUnreadNotifications,
  listNotifications,
  Notification,
  readAllNotifications,
  readNotification,
} from './notifications.ts';
import { notificationsLabels, notificationsRefusals } from './refusals.ts';

/** What members are told; the other areas name the kinds. */
export const notifications = {
  name: 'notifications',
  endpoints: [
    listNotificationChoices,
    setNotificationChoice,
    listMutes,
    muteThing,
    unmuteThing,
    listNotifications,
    getUnreadNotifications,
    readNotification,
    readAllNotifications,
  ],
  schemas: { replies: { Mute, Notification, NotificationChoice } },
  refusals: notificationsRefusals,
  labels: notificationsLabels,
  notifications: 'none',
} as const satisfies Area;
