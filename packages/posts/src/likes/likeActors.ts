import { likeComment, likePost } from '@saudagar/contract';
import { withDefaults } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { tellComment, tellPost } from '../places/places.ts';
import { type LikeReply, likeMachine } from './likeMachine.ts';

/** A like's machine on the portal's client. A failure is logged only (FEED-107). */
export const provideLike = (portal: Portal) =>
  withDefaults(likeMachine).provide({
    actors: {
      set: fromPromise(({ input: { subject, value: liked } }): Promise<LikeReply> => {
        const { postId: id, commentId } = subject;
        return commentId === null
          ? portal.client.call(likePost, { params: { id }, body: { liked } })
          : portal.client.call(likeComment, { params: { id, commentId }, body: { liked } });
      }),
    },
    actions: {
      publish: (_, { subject: { postId, commentId }, settled }) => {
        const like = { liked: settled.value, count: settled.count ?? 0 };
        if (commentId === null) tellPost(portal, { type: 'post.liked', id: postId, ...like });
        else tellComment(portal, postId, { type: 'comment.liked', id: commentId, ...like });
      },
    },
  });
