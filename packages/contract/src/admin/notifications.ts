import type { NotificationKinds } from '../core/area.ts';

/** Texts of notifications about moderation; `{{title}}` is the beginning of the content. */
export const adminNotifications = {
  flag_dismissed: 'moderation',
  flag_warned: 'moderation',
  flag_removed: 'moderation',
  warned: 'moderation',
  content_removed: 'moderation',
  warning_answered: 'moderation',
  revision_approved: 'approvals',
  revision_rejected: 'approvals',
  made_admin: 'moderation',
  made_moderator: 'moderation',
  made_user: 'moderation',
  password_reset_by_admin: 'moderation',
  account_reactivated: 'moderation',
  member_made_admin: 'moderation',
  member_made_moderator: 'moderation',
  member_made_user: 'moderation',
  member_password_reset: 'moderation',
  member_deactivated: 'moderation',
  member_reactivated: 'moderation',
  member_deleted: 'moderation',
} as const satisfies NotificationKinds;
