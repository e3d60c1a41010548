import type { Comment, LeftContent, Page, Post } from '@saudagar/contract';
import type { Community } from '../../core/community.ts';
import { inOrder, type PageAsked, type Placed, pageOf } from '../../core/paging.ts';

/** Lists a member's posts and comments where they no longer read, latest first (GRP-155). */
export function leftContent(
  { groups, posts }: Community,
  memberId: string,
  asked: PageAsked,
): Page<LeftContent> {
  const left = posts
    .all()
    .filter(({ post }) => posts.hides(post.id, memberId))
    .flatMap(({ post, thread }) => {
      const group = groups.named(post.group_id ?? '');
      const where = { post_id: post.id, group: group ? { id: group.id, name: group.name } : null };
      return [
        ...(post.user_id === memberId ? [post] : []).map((own) => leftOf('post', own, where)),
        ...thread.by(memberId).map((own) => leftOf('comment', own, where)),
      ];
    });
  const latestFirst = (one: Placed, other: Placed) => inOrder(other, one);
  return pageOf(left.sort(latestFirst), asked, latestFirst);
}

const leftOf = (
  type: LeftContent['type'],
  { id, content, created_at }: Post | Comment,
  where: Pick<LeftContent, 'post_id' | 'group'>,
): LeftContent => ({ type, id, content, created_at, ...where });
