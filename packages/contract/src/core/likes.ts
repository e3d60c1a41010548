import { z } from 'zod/mini';
import type { Endpoint, Schema } from './endpoint.ts';

/** Body of every like: toggles without `liked`, and sets that value with it (additive). */
export const LikeBody = z.optional(z.object({ liked: z.optional(z.boolean()) }));

/**
 * Reply to every like (FEED-104, GRP-142, RES-048). This server tells both fields; where another
 * leaves one out, the like is as it was asked for, and the count moves by one.
 */
export const LikeReply = z.object({
  liked: z.optional(z.boolean()),
  likes_count: z.optional(z.number()),
});
export type LikeReply = z.infer<typeof LikeReply>;

/** Endpoint that likes something. */
export type LikeEndpoint = Endpoint<Schema, undefined, typeof LikeBody, typeof LikeReply>;
