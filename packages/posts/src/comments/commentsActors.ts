import { listComments } from '@saudagar/contract';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { publishDeleted } from '../postEvents/deletedActors.ts';
import { subscribeComments } from '../postEvents/postEvents.ts';
import { bySource } from '../source/bySource.ts';
import { type CommentsRequest, callTo, type PostSource } from '../source/postSource.ts';
import { commentsMachine } from './commentsMachine.ts';
import { followWaitingComments } from './waitingCommentsActors.ts';

const listCommunityComments = callTo(listComments, ({ postId: id, cursor }: CommentsRequest) => ({
  params: { id },
  query: cursor === null ? {} : { cursor },
}));

/** Implements a post's comments with the portal's client. */
export const provideComments = bySource((portal, source: PostSource) =>
  commentsMachine.provide({
    actions: {
      publishDeleted: (_, comment) => publishDeleted(portal, source, comment),
      logFailure: (_, { error }) => console.info('saudagar: comments', error),
    },
    actors: {
      subscribeComments: fromCallback<EventObject, { postId: string }>(({ input, sendBack }) => {
        const stopFollowing = followWaitingComments(portal, source, input.postId);
        const stop = subscribeComments(portal, source, input.postId, (change) =>
          sendBack(change.type === 'comment.added' ? change : { type: 'comment.changed', change }),
        );
        return () => {
          stopFollowing();
          stop();
        };
      }),
      loadPage: fromPromise(({ input, signal }) =>
        (source.listComments ?? listCommunityComments)(portal.client, input, { signal }).catch(
          (error: unknown) => {
            console.info('saudagar: comments did not come', error);
            throw error;
          },
        ),
      ),
    },
  }),
);
