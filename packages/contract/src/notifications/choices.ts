import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/fields.ts';
import type { NotificationTopic } from '../core/topic.ts';

/** Topics that members choose about; what moderators say always arrives (SHELL-061). */
export const CHOSEN_TOPICS = [
  'likes',
  'comments',
  'mentions',
  'connections',
  'membership',
  'groups',
  'events',
  'trade',
  'approvals',
] as const satisfies readonly NotificationTopic[];
export const ChosenTopic = z.enum(CHOSEN_TOPICS);
export type ChosenTopic = z.infer<typeof ChosenTopic>;

/** What a member chose about a topic: `app` is whether it is told in the app. */
export const NotificationChoice = z.object({ topic: z.string(), app: z.boolean() });
export type NotificationChoice = z.infer<typeof NotificationChoice>;

/** What the caller chose, a choice for each of `CHOSEN_TOPICS` in their order (additive, SHELL-061). */
export const listNotificationChoices = endpoint({
  name: 'listNotificationChoices',
  summary: 'What one is told about',
  method: 'GET',
  path: '/api/notifications/choices',
  reply: z.array(NotificationChoice),
  access: 'member',
  idempotent: true,
});

/** Chooses about a topic, from the next act on (additive, SHELL-061); 404 for one that is always told. */
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

/** What can be muted: a post with its comments, a group, an event, a tender. */
export const MUTED_TYPES = ['post', 'group', 'event', 'tender'] as const;
export const MutedType = z.enum(MUTED_TYPES);
export type MutedType = z.infer<typeof MutedType>;

/** Most things that a member mutes; the one muted longest ago gives way to the next. */
export const MUTES_MAX = 500;

const muteParams = z.object({ type: MutedType, id: Id });
const Muted = z.object({ muted: z.boolean() });

/** A muted thing: `title` is what notifications called it last, null where none is left. */
export const Mute = z.object({ type: z.string(), id: Id, title: z.nullish(z.string()) });
export type Mute = z.infer<typeof Mute>;

/** What the caller has muted, the latest first (additive). */
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
 * Mutes a thing (additive): nothing about it is told any more, nor about posts of a muted group, but for
 * mentions of the caller. Repeating it changes nothing. 404 on what the caller does not see.
 */
export const muteThing = endpoint({
  name: 'muteThing',
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
 * Lets a thing be told of again (additive). Repeating it changes nothing; 404 on what the caller does not
 * see and has not muted.
 */
export const unmuteThing = endpoint({
  name: 'unmuteThing',
  summary: 'Unmute a post, group, event or tender',
  method: 'DELETE',
  path: '/api/notifications/muted/{type}/{id}',
  params: muteParams,
  reply: Muted,
  access: 'member',
  refusals: [404],
  idempotent: true,
});
