import type { ServiceParts } from '../area.ts';
import { createChoices, type NotificationChoices } from './choices.ts';
import { createNotifications, type Notifications } from './notifications.ts';

/** The stores of what members were told, and of what they want to be told. */
export interface NotificationsService {
  readonly notifications: Notifications;
  readonly notificationChoices: NotificationChoices;
}

declare module '../../community.ts' {
  interface Community extends NotificationsService {}
}

export const createNotificationService = (parts: ServiceParts): NotificationsService => ({
  notifications: createNotifications(parts),
  notificationChoices: createChoices(parts.db, parts.now),
});
