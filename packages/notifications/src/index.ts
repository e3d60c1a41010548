'use client';

export { NotificationChoices } from './choices/NotificationChoices.tsx';
export {
  DeviceNotifications,
  type DeviceNotificationsProps,
} from './device/DeviceNotifications.tsx';
export type { PushBrowser } from './device/pushBrowser.ts';
export { Notifications, type NotificationsProps } from './Notifications.tsx';
export { useReadNotification } from './reading/useReadNotification.ts';
export { DailySummary } from './summary/DailySummary.tsx';
export { useUnreadNotifications } from './unread/useUnreadNotifications.ts';
