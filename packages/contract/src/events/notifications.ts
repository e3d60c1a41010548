import type { NotificationKinds } from '../core/area.ts';

/** What organizers and those who registered are told; `{{title}}` is the event's. */
export const eventsNotifications = {
  event_changed: 'events',
  event_cancelled: 'events',
  event_deleted: 'events',
  event_moved_up: 'events',
  event_message: 'events',
  event_approved: 'approvals',
  event_rejected: 'approvals',
} as const satisfies NotificationKinds;
