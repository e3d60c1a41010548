import {
  createGroupComment,
  createGroupPost,
  DEFAULT_PAGE_SIZE,
  likeGroupPost,
  listGroupComments,
  listGroupPosts,
  removeGroupComment,
  removeGroupPost,
} from '@saudagar/contract';
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { toComment, toPost } from '../posts/postViews.ts';
import { requireGroupModerator, requireMember, requireReader } from './groupLock.ts';

/** Routes of group posts, which the feed's own stores keep. */
export function groupPostRoutes(community: Community): Route[] {
  const { db, posts, comments, groupRemovals, signer } = community;
  return [
    memberRoute(listGroupPosts, async ({ member, params, query }) => {
      await requireReader(db, member, params.id);
      const { limit = DEFAULT_PAGE_SIZE } = query;
      const page = await posts.page(member.id, { ...query, limit, groupId: params.id });
      return {
        items: page.items.map((row) => toPost(signer, row, member.id)),
        cursor: page.cursor,
      };
    }),

    memberRoute(createGroupPost, async ({ member, params, body }) => {
      await requireMember(db, member, params.id);
      const { content, attachments, client_id } = body;
      const post = { member_id: member.id, content, attachments, client_id, group_id: params.id };
      return toPost(signer, await posts.add(post), member.id);
    }),

    memberRoute(likeGroupPost, async ({ member, params, body }) => {
      await requireMember(db, member, params.id);
      await posts.require(params.postId, member.id, params.id);
      return posts.setLike(params.postId, member.id, body?.liked);
    }),

    memberRoute(listGroupComments, async ({ member, params, query }) => {
      await requireReader(db, member, params.id);
      await posts.require(params.postId, member.id, params.id);
      const { limit = DEFAULT_PAGE_SIZE, cursor } = query;
      const page = await comments.page(member.id, params.postId, limit, cursor);
      return { items: page.items.map((row) => toComment(signer, row)), cursor: page.cursor };
    }),

    memberRoute(createGroupComment, async ({ member, params, body }) => {
      await requireMember(db, member, params.id);
      await posts.require(params.postId, member.id, params.id);
      const comment = await comments.add({
        post_id: params.postId,
        member_id: member.id,
        content: body.content,
        parent_id: body.parent_comment_id,
        client_id: body.client_id,
      });
      return toComment(signer, comment);
    }),

    memberRoute(removeGroupPost, async ({ member, params, body }) => {
      const { id: group_id, postId: content_id } = params;
      await requireGroupModerator(db, member, group_id);
      await posts.require(content_id, member.id, group_id);
      const content = { group_id, content_type: 'post', content_id } as const;
      await groupRemovals.removeFromGroup(community, { ...content, ...body, by: member.id });
      return undefined;
    }),

    memberRoute(removeGroupComment, async ({ member, params, body }) => {
      const { id: group_id, postId, commentId: content_id } = params;
      await requireGroupModerator(db, member, group_id);
      await posts.require(postId, member.id, group_id);
      await comments.require(postId, content_id);
      const content = { group_id, content_type: 'comment', content_id } as const;
      await groupRemovals.removeFromGroup(community, { ...content, ...body, by: member.id });
      const { comments_count } = await posts.get(member.id, postId);
      return { comments_count };
    }),
  ];
}
