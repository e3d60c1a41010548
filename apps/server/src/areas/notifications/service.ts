import type { ServiceParts } from '../area.ts';
import { createNotifications, type Notifications } from './notifications.ts';

/** The store of what members were told. */
export interface NotificationsService {
  readonly notifications: Notifications;
}

declare module '../../community.ts' {
  interface Community extends NotificationsService {}
}

export const createNotificationService = (parts: ServiceParts): NotificationsService => ({
  notifications: createNotifications(parts),
});
