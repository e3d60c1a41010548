import {
  createComment,
  createPost,
  DEFAULT_PAGE_SIZE,
  likePost,
  listComments,
  listPosts,
} from '@saudagar/contract';
import type { Community } from '../community.ts';
import { memberRoute, type Route } from '../http/route.ts';
import { toComment, toPost } from './postViews.ts';

/** Posts, likes and comments. */
export function postRoutes({ posts, comments, signer }: Community): Route[] {
  return [
    memberRoute(listPosts, async ({ member, query }) => {
      const page = await posts.page(member.id, query.limit ?? DEFAULT_PAGE_SIZE, query.cursor);
      return { items: page.items.map((row) => toPost(signer, row)), cursor: page.cursor };
    }),

    memberRoute(createPost, async ({ member, body }) =>
      toPost(signer, await posts.add({ ...body, member_id: member.id })),
    ),

    memberRoute(likePost, async ({ member, params, body }) =>
      posts.setLike(params.id, member.id, body?.liked),
    ),

    memberRoute(listComments, async ({ params, query }) => {
      const page = await comments.page(params.id, query.limit ?? DEFAULT_PAGE_SIZE, query.cursor);
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
  ];
}
