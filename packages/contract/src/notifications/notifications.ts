import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams, PageQuery, Timestamp } from '../core/fields.ts';
import { NoticeChanges, NoticeFacts } from '../core/noticeChanges.ts';
import { NotificationCategory } from '../core/topic.ts';

/**
 * A notification (additive). `kind` is defined by an area; `actors` are the latest people involved,
 * three at most; `count` is their number, or that of what a kind without people counts. A repetition
 * under the same key moves the notification up and marks it unread. `thumbnail` is the address of
 * the subject's picture, if the caller may see one; `note` the words of the moderator who decided,
 * `reason` the rule, a `FlagReason`; `changes` the changed fields, before and after; `facts` time and
 * place of an event that is reminded of, as they are now. Older servers send none of them.
 */
export const Notification = z.object({
  id: Id,
  kind: z.string(),
  actors: z._default(z.array(Member), []),
  count: z.number(),
  subject: z.object({ type: z.string(), id: Id, title: z.nullish(z.string()) }),
  /**
   * Part of the subject to open: `TENDER_PARTS` of a tender, `attendees` of an event,
   * `group_requests` and `group_members` of a group.
   */
  part: z.nullish(z.object({ type: z.string(), id: Id })),
  thumbnail: z.nullish(z.string()),
  note: z.nullish(z.string()),
  reason: z.nullish(z.string()),
  changes: z.nullish(NoticeChanges),
  facts: z.nullish(NoticeFacts),
  created_at: Timestamp,
  read_at: z.nullish(Timestamp),
});
export type Notification = z.infer<typeof Notification>;

/**
 * The caller's notifications, newest first (additive), filtered by `kind`, by `category` of kinds,
 * and by read or unread.
 */
export const listNotifications = endpoint({
  name: 'listNotifications',
  summary: 'Own notifications, newest first',
  method: 'GET',
  path: '/api/notifications',
  query: z.extend(PageQuery, {
    kind: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    category: z.optional(NotificationCategory),
    unread: z.optional(z.enum(['true', 'false'])),
  }),
  reply: z.array(Notification),
  paged: true,
  access: 'member',
  idempotent: true,
  isKept: true,
});

/** Number of the caller's unread notifications (additive). */
export const getUnreadNotifications = endpoint({
  name: 'getUnreadNotifications',
  summary: 'How many notifications are unread',
  method: 'GET',
  path: '/api/notifications/unread',
  reply: z.object({ unread: z.number() }),
  access: 'member',
  idempotent: true,
});

/** Marks one notification as read (additive). 404 for another member's. */
export const readNotification = endpoint({
  name: 'readNotification',
  summary: 'Mark a notification as read',
  method: 'POST',
  path: '/api/notifications/{id}/read',
  params: IdParams,
  reply: z.object({ unread: z.number() }),
  access: 'insider',
  refusals: [404],
  idempotent: true,
  mayWait: true,
});

/** Marks all of the caller's notifications as read (additive). */
export const readAllNotifications = endpoint({
  name: 'readAllNotifications',
  summary: 'Mark all notifications as read',
  method: 'POST',
  path: '/api/notifications/read-all',
  reply: z.object({ unread: z.number() }),
  access: 'member',
  idempotent: true,
  mayWait: true,
});
