import type { NotificationKinds } from '../core/area.ts';

/** What members are told about moderation; `{{title}}` begins what it is about. */
export const adminNotifications = {
  flag_dismissed: 'moderation',
  flag_warned: 'moderation',
  flag_removed: 'moderation',
  warned: 'moderation',
  content_removed: 'moderation',
  warning_answered: 'moderation',
} as const satisfies NotificationKinds;
