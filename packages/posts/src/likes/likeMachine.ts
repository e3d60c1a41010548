import { toggleMachine } from '@saudagar/flows';
import type { Written } from '../written.ts';

/** The server's word on a like: the count only where it tells (additive). */
export interface LikeReply {
  liked: boolean;
  likes_count?: number | undefined;
}

/** Likes one post or comment, and takes it back (FEED-102–107). */
export const likeMachine = toggleMachine<Written, LikeReply>('like', (reply) => ({
  value: reply.liked,
  count: reply.likes_count,
}));
