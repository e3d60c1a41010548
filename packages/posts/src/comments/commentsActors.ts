import { listComments } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { tellGone } from '../places/goneActors.ts';
import { hearComments } from '../places/places.ts';
import { commentsMachine } from './commentsMachine.ts';

/** A post's comments on the portal's client. */
export const provideComments = (portal: Portal) =>
  commentsMachine.provide({
    actions: {
      tellGone: (_, comment) => tellGone(portal, comment),
      logFailure: (_, { error }) => console.info('saudagar: comments', error),
    },
    actors: {
      hearComments: fromCallback<EventObject, { postId: string }>(({ input, sendBack }) =>
        hearComments(portal, input.postId, (change) =>
          sendBack(change.type === 'comment.added' ? change : { type: 'comment.changed', change }),
        ),
      ),
      loadPage: fromPromise(({ input: { postId, cursor }, signal }) =>
        portal.client
          .call(listComments, {
            params: { id: postId },
            query: cursor === null ? {} : { cursor },
            signal,
          })
          .catch((error: unknown) => {
            console.info('saudagar: comments did not come', error);
            throw error;
          }),
      ),
    },
  });
