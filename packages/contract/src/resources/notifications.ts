import type { NotificationKinds } from '../core/area.ts';

/** Texts of notifications to makers of resources; `{{title}}` is the resource's. */
export const resourcesNotifications = {
  resource_approved: 'approvals',
  resource_rejected: 'approvals',
} as const satisfies NotificationKinds;
