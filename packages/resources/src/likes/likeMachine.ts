import type { likeResource, ReplyOf } from '@saudagar/contract';
import { toggleMachine } from '@saudagar/flows';

/** The server's word on a like, with the value that was asked for where it tells none (RES-048). */
export type LikeReply = ReplyOf<typeof likeResource> & { asked: boolean };

/** Likes a resource and takes it back (RES-002, RES-014). */
export const likeMachine = toggleMachine<{ id: string }, LikeReply>(
  'resourceLike',
  ({ liked, likes_count, asked }) => ({ value: liked ?? asked, count: likes_count }),
);
