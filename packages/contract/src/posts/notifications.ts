import type { NotificationKinds } from '../core/area.ts';

/** Texts of notifications about posts; `{{title}}` is the beginning of the post. */
export const postNotificationKinds = {
  post_liked: 'likes',
  post_commented: 'comments',
  comment_replied: 'comments',
  mentioned_in_post: 'mentions',
  mentioned_in_comment: 'mentions',
} as const satisfies NotificationKinds;
