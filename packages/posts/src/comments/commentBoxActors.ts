import { createComment } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { provideDraft } from '@saudagar/writing';
import { fromPromise } from 'xstate';
import { tellComment } from '../places/places.ts';
import { commentBoxMachine } from './commentBoxMachine.ts';

/** A comment or reply box on the portal's client. */
export const provideCommentBox = (portal: Portal) =>
  commentBoxMachine.provide({
    actions: {
      logFailure: (_, { error }) => console.info('saudagar: draft of a comment', error),
      tellPlaces: (_, { postId, comment }) =>
        tellComment(portal, postId, { type: 'comment.added', comment }),
    },
    actors: {
      draft: provideDraft(portal),
      sendComment: fromPromise(({ input: { postId, parentId, content, clientId } }) =>
        portal.client.call(createComment, {
          params: { id: postId },
          body: { content, parent_comment_id: parentId, client_id: clientId },
        }),
      ),
    },
  });
