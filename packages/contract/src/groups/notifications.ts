import type { NotificationKinds } from '../core/area.ts';

/** Texts of notifications about groups; `{{title}}` is the group's name. */
export const groupsNotifications = {
  group_join_requested: 'membership',
  group_request_accepted: 'groups',
  group_request_declined: 'groups',
  group_invited: 'membership',
  group_invitation_accepted: 'groups',
  group_joined: 'groups',
  group_posted: 'group_posts',
  group_handed_over: 'groups',
  group_offered: 'membership',
  group_role_offered: 'membership',
  group_offer_accepted: 'groups',
  group_offer_declined: 'groups',
  group_role_taken: 'groups',
  group_member_removed: 'groups',
  group_member_banned: 'groups',
  group_approved: 'approvals',
  group_rejected: 'approvals',
  group_closed: 'groups',
  group_reopened: 'groups',
  group_opened: 'groups',
  group_opened_with_posts: 'groups',
  group_removed: 'groups',
  group_edited_by_staff: 'moderation',
} as const satisfies NotificationKinds;
