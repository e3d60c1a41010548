import { listComments } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { commentsMachine } from './commentsMachine.ts';

/** A post's comments on the portal's client. */
export const provideComments = ({ client }: Portal) =>
  commentsMachine.provide({
    actors: {
      loadPage: fromPromise(({ input: { postId, cursor }, signal }) =>
        client.call(listComments, {
          params: { id: postId },
          query: cursor === null ? {} : { cursor },
          signal,
        }),
      ),
    },
  });
