import type { BodyOf, GroupOpening, User, updateGroup } from '@saudagar/contract';
import { groupNotifications } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { NOW } from '../../core/time.ts';
import type { StoredGroup } from './storedGroup.ts';

/**
 * Changes the type of a group. Of a private one that becomes public, posts until now stay for
 * members unless they are opened too, and its members are notified (GRP-181–183).
 */
export function changeType(
  { notifications, posts }: Community,
  stored: StoredGroup,
  { group_type, opens_old_posts = false }: BodyOf<typeof updateGroup>,
  actor: string,
): void {
  const { opened_at: _, ...group } = stored.group;
  if (group_type === undefined || group_type === group.group_type) return;
  const staysOld = group_type === 'public' && !opens_old_posts;
  stored.group = { ...group, group_type, ...(staysOld && { opened_at: NOW }) };
  const own = posts.all().filter(({ post }) => post.group_id === group.id);
  stored.oldPosts = new Set(own.map(({ post }) => post.id));
  if (group_type === 'private') return;
  const kind = opens_old_posts ? 'group_opened_with_posts' : 'group_opened';
  notifications.notify(groupNotifications(kind, group, actor, [...stored.members.keys()]));
}

/** Counts the posts and comments of a group and their authors, for its admin (GRP-180). */
export function countOpening({ groups, posts }: Community, viewer: User, id: string): GroupOpening {
  const { others } = groups.run(id, viewer);
  const own = posts.all().filter(({ post }) => post.group_id === id);
  const authors = own.flatMap(({ post, thread }) => [post.user_id, ...thread.authors]);
  return {
    posts_count: others.posts + own.length,
    comments_count: own.reduce((sum, { thread }) => sum + thread.count, 0),
    authors_count: new Set(authors).size,
  };
}
