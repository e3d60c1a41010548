import { z } from 'zod/mini';
import type { Endpoint, Schema } from './endpoint.ts';

/** Body of every like: toggles without `liked`, or sets that value (additive). */
export const LikeBody = z.optional(z.object({ liked: z.optional(z.boolean()) }));

/**
 * Reply to every like (FEED-104, GRP-142, RES-048). This server sends both fields; when another
 * omits one, the requested like holds and the count changes by one.
 */
export const LikeReply = z.object({
  liked: z.optional(z.boolean()),
  likes_count: z.optional(z.number()),
});
export type LikeReply = z.infer<typeof LikeReply>;

/** Endpoint that likes something. */
export type LikeEndpoint = Endpoint<Schema, undefined, typeof LikeBody, typeof LikeReply>;
