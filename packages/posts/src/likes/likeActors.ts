import { likeComment, likePost } from '@saudagar/contract';
import { withDefaults } from '@saudagar/flows/react';
import { fromPromise } from 'xstate';
import { tellComment, tellPost } from '../places/places.ts';
import { bySource } from '../source/bySource.ts';
import { callTo, type PostSource } from '../source/postSource.ts';
import { type LikeReply, likeMachine } from './likeMachine.ts';

const likeCommunityPost = callTo(
  likePost,
  ({ postId: id, liked }: { postId: string; liked: boolean }) => ({
    params: { id },
    body: { liked },
  }),
);

/** A like's machine on the portal's client. A failure is logged only (FEED-107, GRP-152). */
export const provideLike = bySource((portal, source: PostSource) =>
  withDefaults(likeMachine).provide({
    actors: {
      set: fromPromise(({ input: { subject, value: liked } }): Promise<LikeReply> => {
        const { postId: id, commentId } = subject;
        return commentId === null
          ? (source.like ?? likeCommunityPost)(portal.client, { postId: id, liked })
          : portal.client.call(likeComment, { params: { id, commentId }, body: { liked } });
      }),
    },
    actions: {
      publish: (_, { subject: { postId, commentId }, settled }) => {
        const like = { liked: settled.value, count: settled.count ?? 0 };
        if (commentId === null)
          tellPost(portal, { type: 'post.liked', id: postId, ...like }, source);
        else tellComment(portal, source, postId, { type: 'comment.liked', id: commentId, ...like });
      },
    },
  }),
);
