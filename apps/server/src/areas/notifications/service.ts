import type { ServiceParts } from '../area.ts';
import { createChoices, type NotificationChoices } from './choices.ts';
import { createNotifications, type Notifications } from './notifications.ts';
import { createPushDevices, type PushDevices } from './push/devices.ts';
import { createDailySummaries, type DailySummaries } from './summary/summaries.ts';

export interface NotificationsService {
  readonly notifications: Notifications;
  readonly notificationChoices: NotificationChoices;
  readonly pushDevices: PushDevices;
  readonly dailySummaries: DailySummaries;
}

declare module '../../community.ts' {
  interface Community extends NotificationsService {}
}

export const createNotificationService = (parts: ServiceParts): NotificationsService => ({
  notifications: createNotifications(parts),
  notificationChoices: createChoices(parts.db, parts.now),
  pushDevices: createPushDevices(parts.db, parts.now, parts.push),
  dailySummaries: createDailySummaries(parts.db, parts.now, parts.mailbox),
});
