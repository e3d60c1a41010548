import { listComments } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { tellGone } from '../places/goneActors.ts';
import { commentsMachine } from './commentsMachine.ts';

/** A post's comments on the portal's client. */
export const provideComments = (portal: Portal) =>
  commentsMachine.provide({
    actions: { tellGone: (_, comment) => tellGone(portal, comment) },
    actors: {
      loadPage: fromPromise(({ input: { postId, cursor }, signal }) =>
        portal.client.call(listComments, {
          params: { id: postId },
          query: cursor === null ? {} : { cursor },
          signal,
        }),
      ),
    },
  });
