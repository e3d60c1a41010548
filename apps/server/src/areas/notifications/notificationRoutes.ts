import {
  DEFAULT_PAGE_SIZE,
  getUnreadNotifications,
  listMutes,
  listNotificationChoices,
  listNotifications,
  muteSubject,
  type Notification,
  readAllNotifications,
  readNotification,
  setNotificationChoice,
  unmuteSubject,
} from '@saudagar/contract';
import type { Community } from '../../community.ts';
import type { Signer } from '../../files/signing.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { toMember } from '../account/memberView.ts';
import type { Mutable } from './choices.ts';
import type { NotificationRow } from './notifications.ts';

/** Routes of the caller's notifications. */
export function notificationRoutes({ notifications, signer }: Community): Route[] {
  const unreadOf = async (memberId: string) => ({ unread: await notifications.unread(memberId) });
  return [
    memberRoute(listNotifications, async ({ member, query }) => {
      const { limit = DEFAULT_PAGE_SIZE, cursor, kind, category, unread } = query;
      const page = await notifications.page(member.id, {
        limit,
        cursor,
        kind,
        category,
        isUnread: unread && unread === 'true',
      });
      return { ...page, items: page.items.map((row) => toNotification(signer, row, member.id)) };
    }),

    memberRoute(getUnreadNotifications, ({ member }) => unreadOf(member.id)),

    memberRoute(readNotification, async ({ member, params }) => {
      await notifications.read(member.id, params.id);
      return unreadOf(member.id);
    }),

    memberRoute(readAllNotifications, async ({ member }) => {
      await notifications.readAll(member.id);
      return unreadOf(member.id);
    }),
  ];
}

/** Routes of the caller's notification choices. */
export function choiceRoutes({ notificationChoices: choices, flags }: Community): Route[] {
  const requireVisible = (member_id: string, { type, id }: Mutable) =>
    flags.requireVisible({ content_type: type, content_id: id, member_id });
  return [
    memberRoute(listNotificationChoices, ({ member }) => choices.of(member.id)),

    memberRoute(setNotificationChoice, async ({ member, params: { topic }, body: { app } }) => {
      await choices.set(member.id, topic, app);
      return { topic, app };
    }),

    memberRoute(listMutes, ({ member }) => choices.muted(member.id)),

    memberRoute(muteSubject, async ({ member, params }) => {
      await requireVisible(member.id, params);
      await choices.mute(member.id, params);
      return { muted: true };
    }),

    memberRoute(unmuteSubject, async ({ member, params }) => {
      if (!(await choices.unmute(member.id, params))) await requireVisible(member.id, params);
      return { muted: false };
    }),
  ];
}

const toNotification = (
  signer: Signer,
  { thumbnail, ...row }: NotificationRow,
  readerId: string,
): Notification => ({
  id: row.id,
  kind: row.kind,
  actors: row.actors.map((actor) => toMember(signer, actor)),
  count: row.count,
  subject: { type: row.subject_type, id: row.subject_id, title: row.subject_title },
  part: row.part,
  note: row.note,
  reason: row.reason,
  changes: row.changes,
  facts: row.facts,
  thumbnail:
    thumbnail &&
    signer.sign(
      `/api/files/thumbnail/${thumbnail.file_id}`,
      thumbnail.is_personal ? readerId : undefined,
    ),
  created_at: row.created_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
});
