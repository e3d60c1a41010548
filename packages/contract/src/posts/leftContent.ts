import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, PageQuery, Timestamp } from '../core/fields.ts';

/**
 * A post or comment of the caller where they no longer read, such as in a private group they left.
 * `post_id` is the post itself, or the one commented on; `group` is null outside groups. `content`
 * may be empty for a post of files alone.
 */
export const LeftContent = z.object({
  type: z.enum(['post', 'comment']),
  id: Id,
  post_id: Id,
  content: z.string(),
  created_at: Timestamp,
  group: z.nullable(z.object({ id: Id, name: z.string() })),
});
export type LeftContent = z.infer<typeof LeftContent>;

/**
 * The caller's posts and comments where they no longer read (additive, GRP-155), latest first. They
 * can be deleted by their usual calls.
 */
export const listLeftContent = endpoint({
  name: 'listLeftContent',
  summary: 'Own posts and comments where the caller no longer reads',
  method: 'GET',
  path: '/api/account/left-content',
  query: PageQuery,
  reply: z.array(LeftContent),
  paged: true,
  access: 'member',
  idempotent: true,
});
