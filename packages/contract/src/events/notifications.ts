import type { NotificationKinds } from '../core/area.ts';

/** Texts of notifications to organizers and attendees; `{{title}}` is the event's. */
export const eventsNotifications = {
  event_changed: 'events',
  event_changed_by_staff: 'events',
  event_cancelled: 'events',
  event_returned: 'events',
  event_deleted: 'events',
  event_moved_up: 'events',
  event_message: 'events',
  event_organizer_added: 'events',
  event_organizer_removed: 'events',
  event_day_reminder: 'day_reminders',
  event_hour_reminder: 'hour_reminders',
  event_registered: 'registrations',
  event_approved: 'approvals',
  event_rejected: 'approvals',
  event_edited_by_staff: 'moderation',
  event_cancelled_by_staff: 'moderation',
  event_returned_by_staff: 'moderation',
} as const satisfies NotificationKinds;
