import type { GroupNotices, Post, User } from '@saudagar/contract';
import { moderatesGroup } from '@saudagar/contract';
import { groupPostNotification, Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import type { StoredGroup } from './storedGroup.ts';

const subjectOf = (id: string) => ({ type: 'group', id });

/** Returns a member's notices from a group: `none` while it is muted (GRP-186). */
export function noticesOf(
  { notificationChoices }: Community,
  { group, notices }: StoredGroup,
  memberId: string,
): GroupNotices {
  if (notificationChoices.isMuted(memberId, subjectOf(group.id))) return 'none';
  return notices.get(memberId) ?? 'highlights';
}

/** Chooses a member's notices from a group; `none` remembers the choice before (GRP-185). */
export function setNotices(
  { groups, notificationChoices }: Community,
  viewer: User,
  id: string,
  chosen: GroupNotices,
): { notices: GroupNotices } {
  const { members, notices } = groups.get(id, viewer);
  if (!members.has(viewer.id)) throw new Refusal(403, 'joinGroupFirst');
  if (chosen === 'none') notificationChoices.mute(viewer.id, subjectOf(id));
  else {
    notificationChoices.unmute(viewer.id, subjectOf(id));
    notices.set(viewer.id, chosen);
  }
  return { notices: chosen };
}

/** Notifies members of a new post in their group, by their choice, but those mentioned (GRP-187). */
export function notifyPosted(
  { blocking, groups, notifications }: Community,
  { id, user_id, group_id }: Pick<Post, 'id' | 'user_id' | 'group_id'>,
  mentioned: readonly string[],
): void {
  if (!group_id) return;
  const { group, members, notices } = groups.get(group_id, { id: user_id, role: 'admin' });
  const isHighlight = moderatesGroup(members.get(user_id)?.role);
  const recipients = [...members.keys()].filter(
    (member) =>
      member !== user_id &&
      !mentioned.includes(member) &&
      (isHighlight || notices.get(member) === 'all') &&
      !blocking.areApart(member, user_id),
  );
  notifications.notify([{ ...groupPostNotification(group, id), recipients }]);
}
