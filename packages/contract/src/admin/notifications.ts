import type { NotificationKinds } from '../core/area.ts';

/** Texts of notifications about moderation; `{{title}}` is the beginning of the content. */
export const adminNotifications = {
  flag_dismissed: 'moderation',
  flag_warned: 'moderation',
  flag_removed: 'moderation',
  warned: 'moderation',
  content_removed: 'moderation',
  warning_answered: 'moderation',
} as const satisfies NotificationKinds;
