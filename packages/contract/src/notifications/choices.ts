import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/fields.ts';
import type { NotificationTopic } from '../core/topic.ts';

/** Topics that members can switch off; moderation notices always arrive (SHELL-061). */
export const CHOSEN_TOPICS = [
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
] as const satisfies readonly NotificationTopic[];
export const ChosenTopic = z.enum(CHOSEN_TOPICS);
export type ChosenTopic = z.infer<typeof ChosenTopic>;

/** A member's choice for a topic: `app` is true when its notifications appear in the app. */
export const NotificationChoice = z.object({ topic: z.string(), app: z.boolean() });
export type NotificationChoice = z.infer<typeof NotificationChoice>;

/** The caller's choices, one for each of `CHOSEN_TOPICS` in their order (additive, SHELL-061). */
export const listNotificationChoices = endpoint({
  name: 'listNotificationChoices',
  summary: 'What one is told about',
  method: 'GET',
  path: '/api/notifications/choices',
  reply: z.array(NotificationChoice),
  access: 'member',
  idempotent: true,
});

/**
 * Sets the choice for a topic, effective from the next act (additive, SHELL-061); 404 for a topic
 * that cannot be switched off.
 */
export const setNotificationChoice = endpoint({
  name: 'setNotificationChoice',
  summary: 'Choose what one is told about',
  method: 'PUT',
  path: '/api/notifications/choices/{topic}',
  params: z.object({ topic: ChosenTopic }),
  body: z.object({ app: z.boolean() }),
  reply: NotificationChoice,
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/** Types of muted subjects: a post with its comments, a group, an event, a tender. */
export const MUTED_TYPES = ['post', 'group', 'event', 'tender'] as const;
export const MutedType = z.enum(MUTED_TYPES);
export type MutedType = z.infer<typeof MutedType>;

/** Maximum number of a member's mutes; a new one replaces the oldest. */
export const MUTES_MAX = 500;

const muteParams = z.object({ type: MutedType, id: Id });
const Muted = z.object({ muted: z.boolean() });

/** A muted subject: `title` is a group's name, else the latest of its notifications, or null. */
export const Mute = z.object({ type: z.string(), id: Id, title: z.nullish(z.string()) });
export type Mute = z.infer<typeof Mute>;

/** Subjects muted by the caller, latest first (additive). */
export const listMutes = endpoint({
  name: 'listMutes',
  summary: 'What one has muted',
  method: 'GET',
  path: '/api/notifications/muted',
  reply: z.array(Mute),
  access: 'member',
  idempotent: true,
});

/**
 * Mutes a subject (additive): no more notifications about it, or about posts of a muted group,
 * except mentions of the caller. Muting a group is the choice of no notices from it (GRP-186).
 * Idempotent. 404 for a subject invisible to the caller.
 */
export const muteSubject = endpoint({
  name: 'muteSubject',
  summary: 'Mute a post, group, event or tender',
  method: 'PUT',
  path: '/api/notifications/muted/{type}/{id}',
  params: muteParams,
  reply: Muted,
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/**
 * Unmutes a subject (additive); of a group, the notices chosen before are back (GRP-186).
 * Idempotent; 404 for a subject invisible to the caller and not muted.
 */
export const unmuteSubject = endpoint({
  name: 'unmuteSubject',
  summary: 'Unmute a post, group, event or tender',
  method: 'DELETE',
  path: '/api/notifications/muted/{type}/{id}',
  params: muteParams,
  reply: Muted,
  access: 'member',
  refusals: [404],
  idempotent: true,
});
