import {
  createPost,
  DEFAULT_PAGE_SIZE,
  deletePost,
  getPost,
  likePost,
  listLeftContent,
  listPosts,
  updatePost,
} from '@saudagar/contract';
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { leftContent } from './leftContent.ts';
import { toPost } from './postViews.ts';

/** Routes of posts and their likes. */
export function postRoutes({ db, posts, signer }: Community): Route[] {
  return [
    memberRoute(listPosts, async ({ member, query }) => {
      const page = await posts.page(member.id, {
        ...query,
        limit: query.limit ?? DEFAULT_PAGE_SIZE,
      });
      return {
        items: page.items.map((row) => toPost(signer, row, member.id)),
        cursor: page.cursor,
      };
    }),

    memberRoute(createPost, async ({ member, body }) =>
      toPost(signer, await posts.add({ ...body, member_id: member.id }), member.id),
    ),

    memberRoute(getPost, async ({ member, params }) =>
      toPost(signer, await posts.get(member.id, params.id), member.id),
    ),

    memberRoute(updatePost, async ({ member, params, body }) =>
      toPost(signer, await posts.update(params.id, member.id, body), member.id),
    ),

    memberRoute(deletePost, async ({ member, params }) => {
      await posts.remove(params.id, member.id);
      return undefined;
    }),

    memberRoute(likePost, async ({ member, params, body }) =>
      posts.setLike(params.id, member.id, body?.liked),
    ),

    memberRoute(listLeftContent, async ({ member, query }) => {
      const limit = query.limit ?? DEFAULT_PAGE_SIZE;
      const { items, cursor } = await leftContent(db, member.id, limit, query.cursor);
      return {
        items: items.map(({ group_id: id, group_name: name, created_at, ...row }) => ({
          ...row,
          created_at: created_at.toISOString(),
          group: id === null || name === null ? null : { id, name },
        })),
        cursor,
      };
    }),
  ];
}
