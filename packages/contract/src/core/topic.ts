import { z } from 'zod/mini';

/** Topics of notifications, which members can switch on and off (SHELL-061). */
export const NOTIFICATION_TOPICS = [
  'likes',
  'comments',
  'mentions',
  'connections',
  'membership',
  'groups',
  'group_posts',
  'events',
  'day_reminders',
  'hour_reminders',
  'registrations',
  'trade',
  'approvals',
  'moderation',
] as const;
export const NotificationTopic = z.enum(NOTIFICATION_TOPICS);
export type NotificationTopic = z.infer<typeof NotificationTopic>;

/** Topics between two members themselves: those that a block withholds. */
export const PERSONAL_TOPICS: readonly NotificationTopic[] = [
  'likes',
  'comments',
  'mentions',
  'connections',
];

/** Categories that a list of notifications is filtered by. */
export const NOTIFICATION_CATEGORIES = [
  'posts',
  'mentions',
  'requests',
  'groups',
  'events',
  'trade',
  'moderation',
] as const;
export const NotificationCategory = z.enum(NOTIFICATION_CATEGORIES);
export type NotificationCategory = z.infer<typeof NotificationCategory>;

/** The category of each topic. */
export const CATEGORY_OF: Readonly<Record<NotificationTopic, NotificationCategory>> = {
  likes: 'posts',
  comments: 'posts',
  mentions: 'mentions',
  connections: 'requests',
  membership: 'requests',
  groups: 'groups',
  group_posts: 'groups',
  events: 'events',
  day_reminders: 'events',
  hour_reminders: 'events',
  registrations: 'events',
  trade: 'trade',
  approvals: 'moderation',
  moderation: 'moderation',
};
