import {
  createComment,
  DEFAULT_PAGE_SIZE,
  deleteComment,
  likeComment,
  listComments,
  updateComment,
} from '@saudagar/contract';
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { toComment } from './postViews.ts';

/** Routes of comments, replies and their likes. */
export function commentRoutes({ comments, signer }: Community): Route[] {
  const actOf = (params: { id: string; commentId: string }, member: { id: string }) => ({
    post_id: params.id,
    id: params.commentId,
    member_id: member.id,
  });

  return [
    memberRoute(listComments, async ({ member, params, query }) => {
      const { limit = DEFAULT_PAGE_SIZE, cursor } = query;
      const page = await comments.page(member.id, params.id, limit, cursor);
      return { items: page.items.map((row) => toComment(signer, row)), cursor: page.cursor };
    }),

    memberRoute(createComment, async ({ member, params, body }) =>
      toComment(
        signer,
        await comments.add({
          post_id: params.id,
          member_id: member.id,
          content: body.content,
          parent_id: body.parent_comment_id,
          client_id: body.client_id,
        }),
      ),
    ),

    memberRoute(updateComment, async ({ member, params, body }) =>
      toComment(signer, await comments.update(actOf(params, member), body.content)),
    ),

    memberRoute(deleteComment, async ({ member, params }) => ({
      comments_count: await comments.remove(actOf(params, member)),
    })),

    memberRoute(likeComment, async ({ member, params, body }) =>
      comments.setLike(actOf(params, member), body?.liked),
    ),
  ];
}
