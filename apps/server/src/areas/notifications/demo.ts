import type { NotificationTopic } from '@saudagar/contract';
import { isNotificationKind, notificationKinds } from '@saudagar/contract/notifications';
import {
  commentNotifications,
  connectionNotifications,
  likeNotifications,
  type NotificationDraft,
} from '@saudagar/contract/server';
import { demoAccounts } from '../../../demo/demoAccounts.ts';
import type { DemoRows } from '../../../demo/plan.ts';
import type { Community } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { writeNotifications } from './notify.ts';

const DAY = 86_400_000;
/** Age of the oldest demo notifications in days, and the age from which they are read. */
const NOTIFIED_DAYS = 21;
const UNREAD_DAYS = 2;

/** Seeds notifications of others' recent acts for the demo accounts. */
export async function seedNotifications(
  write: Database,
  plan: DemoRows,
  { now }: Pick<Community, 'now'>,
): Promise<void> {
  const emails = new Set(demoAccounts.map(({ email }) => email));
  const accounts = new Set(
    plan.members.filter(({ email }) => emails.has(email)).map(({ id }) => id),
  );
  const since = now().getTime() - NOTIFIED_DAYS * DAY;
  const recent = draftsOf(plan)
    .map(({ at, draft }) => ({
      at: new Date(at),
      draft,
      recipients: draft.recipients.filter((id) => accounts.has(id)),
    }))
    .filter(({ at, recipients }) => recipients.length > 0 && at.getTime() >= since)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, draft, recipients } of recent)
    await writeNotifications(write, recipients, { ...draft, topic: topicOf(draft.kind) }, at);
  await write
    .updateTable('notifications')
    .set(({ ref }) => ({ read_at: ref('created_at') }))
    .where('created_at', '<', new Date(now().getTime() - UNREAD_DAYS * DAY))
    .execute();
}

function topicOf(kind: string): NotificationTopic {
  if (isNotificationKind(kind)) return notificationKinds[kind];
  throw new Error(`no area of the contract names notifications ${kind}`);
}

function draftsOf({ posts, likes, comments, connections }: DemoRows) {
  const postById = new Map(
    posts.map(({ id, member_id, content }) => [id, { id, user_id: member_id, content }]),
  );
  const authorOf = new Map(comments.map(({ id, member_id }) => [id, member_id]));
  const datedDrafts: { at: Date | string; draft: NotificationDraft }[] = [];
  const add = (at: Date | string, drafts: readonly NotificationDraft[]) => {
    for (const draft of drafts) datedDrafts.push({ at, draft });
  };
  for (const { post_id, member_id, created_at } of likes) {
    const post = postById.get(post_id);
    if (post) add(created_at, likeNotifications(post, member_id));
  }
  for (const { post_id, parent_id, member_id, created_at } of comments) {
    const post = postById.get(post_id);
    const answered = parent_id ? authorOf.get(parent_id) : undefined;
    const repliedTo =
      parent_id && answered !== undefined ? { id: parent_id, user_id: answered } : undefined;
    if (post)
      add(created_at, commentNotifications(post, { user_id: member_id, mentioned: [], repliedTo }));
  }
  for (const { requester_id, recipient_id, accepted_at } of connections)
    if (accepted_at)
      add(accepted_at, connectionNotifications('connection_accepted', recipient_id, requester_id));
  return datedDrafts;
}
