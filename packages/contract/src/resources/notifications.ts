import type { NotificationKinds } from '../core/area.ts';

/** Texts of notifications to makers of resources; `{{title}}` is the resource's. */
export const resourcesNotifications = {
  resource_approved: 'approvals',
  resource_rejected: 'approvals',
  resource_edited_by_staff: 'moderation',
  resource_unpublished_by_staff: 'moderation',
  resource_deleted_by_staff: 'moderation',
} as const satisfies NotificationKinds;
