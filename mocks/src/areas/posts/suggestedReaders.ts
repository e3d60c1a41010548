import type { SuggestedMember } from '@saudagar/contract';
import type { Community } from '../../core/community.ts';

/** Group or post that suggested members are to read. */
interface ReadBy {
  group_id?: string | undefined;
  post_id?: string | undefined;
}

/** Returns whether a member may read a group or post, and is in the group; nothing of a hidden one. */
export function readingOf(
  { blocking, groups, posts }: Community,
  viewerId: string,
  memberId: string,
  { group_id, post_id }: ReadBy,
): Pick<SuggestedMember, 'can_read' | 'in_group'> {
  const post = post_id === undefined ? undefined : posts.whole(post_id)?.post;
  if (post && posts.hides(post.id, viewerId)) return {};
  const id = post ? (post.group_id ?? null) : (group_id ?? '');
  if (id !== null && !groups.shows(id, viewerId)) return {};
  const isApart = blocking.areApart(memberId, post ? post.user_id : viewerId);
  return {
    can_read: (id === null || groups.shows(id, memberId, post)) && !isApart,
    ...(id !== null && { in_group: groups.isMember(id, memberId) }),
  };
}
