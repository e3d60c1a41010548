import { updateComment, updatePost } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { isGone, tellGone } from '../places/goneActors.ts';
import { tellComment, tellPost } from '../places/places.ts';
import { type Edited, editMachine } from './editMachine.ts';

/** The editing of one's own text on the portal's client. */
export const provideEdit = (portal: Portal) =>
  editMachine.provide({
    actions: {
      tellPlaces: (_, { postId, edited }) =>
        edited.type === 'post.edited'
          ? tellPost(portal, edited)
          : tellComment(portal, postId, edited),
      tellLeft: (_, { failure, ...written }) => {
        if (isGone(failure)) tellGone(portal, written);
      },
    },
    actors: {
      saveText: fromPromise(
        async ({ input: { postId: id, commentId, content } }): Promise<Edited> => {
          const body = { content };
          if (commentId === null) {
            return {
              type: 'post.edited',
              post: await portal.client.call(updatePost, { params: { id }, body }),
            };
          }
          const comment = await portal.client.call(updateComment, {
            params: { id, commentId },
            body,
          });
          return { type: 'comment.edited', comment };
        },
      ),
    },
  });
