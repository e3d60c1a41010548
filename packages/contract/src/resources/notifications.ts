import type { NotificationKinds } from '../core/area.ts';

/** What makers of resources are told; `{{title}}` is the resource's. */
export const resourcesNotifications = {
  resource_approved: 'approvals',
  resource_rejected: 'approvals',
} as const satisfies NotificationKinds;
