import type { Area } from '../core/area.ts';
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
  endpoints: [listNotifications, getUnreadNotifications, readNotification, readAllNotifications],
  schemas: { replies: { Notification } },
  refusals: notificationsRefusals,
  labels: notificationsLabels,
  notifications: 'none',
} as const satisfies Area;
