import { deletedSubject, type NotificationDraft } from '../core/notificationDraft.ts';
import type { groupsNotifications } from './notifications.ts';

/** Notifications about an act in a group, for the members concerned. */
export const groupNotifications = (
  kind: keyof typeof groupsNotifications,
  group: { id: string; name: string },
  actor: string | null,
  recipients: readonly string[],
): NotificationDraft[] => [
  {
    kind,
    key: `${kind}:${group.id}`,
    actor,
    recipients,
    subject: { type: 'group', id: group.id, title: group.name },
    // The same offer again is shown again, without a push.
    isOncePerActor: GROUP_OFFER_KINDS.includes(kind),
  },
];

/** Kind of the notification of a group's new posts. */
export const GROUP_POSTED = 'group_posted';

/** One notification a group of its new posts, which it counts until it is read (GRP-187). */
export const groupPostNotification = (group: { id: string; name: string }, postId: string) => ({
  kind: GROUP_POSTED,
  key: `${GROUP_POSTED}:${group.id}`,
  // Several authors are counted by their posts.
  actor: null,
  item: postId,
  subject: { type: 'group', id: group.id, title: group.name },
});

/** Kinds of notifications that end with the offer. */
export const GROUP_OFFER_KINDS: readonly string[] = ['group_offered', 'group_role_offered'];

/** Returns the part of a group that a kind of notification opens; null for the group itself. */
export function groupPartOf(kind: string): 'group_requests' | 'group_members' | null {
  if (kind === 'group_join_requested') return 'group_requests';
  return kind === 'group_joined' ? 'group_members' : null;
}

/** Notifies of an act of moderators or admins on a group, without naming them. */
export const groupStaffNotification = (
  kind: 'group_removed' | 'group_edited_by_staff',
  { id, name: title }: { readonly id: string; readonly name: string },
  recipients: readonly string[],
): NotificationDraft => ({
  kind,
  key: `${kind}:${id}`,
  actor: null,
  recipients,
  subject: kind === 'group_removed' ? deletedSubject({ id, title }) : { type: 'group', id, title },
});
