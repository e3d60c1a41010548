import { createComment } from '@saudagar/contract';
import { provideDraft } from '@saudagar/writing/machines';
import { fromPromise } from 'xstate';
import { waitingCommentKey } from '../actorKeys.ts';
import { publishCommentChange } from '../postEvents/postEvents.ts';
import { bySource } from '../source/bySource.ts';
import { callTo, type NewComment, type PostSource } from '../source/postSource.ts';
import { commentComposerMachine } from './commentComposerMachine.ts';

const addCommunityComment = callTo(
  createComment,
  ({ postId: id, parentId, content, clientId }: NewComment) => ({
    params: { id },
    body: { content, parent_comment_id: parentId, client_id: clientId },
  }),
);

/** Implements a comment or reply field with the portal's client. */
export const provideCommentComposer = bySource((portal, source: PostSource) =>
  commentComposerMachine.provide({
    actions: {
      logFailure: (_, { error }) => console.info('saudagar: draft of a comment', error),
      publish: (_, { postId, comment }) =>
        publishCommentChange(portal, source, postId, { type: 'comment.added', comment }),
    },
    actors: {
      draft: provideDraft(portal),
      sendComment: fromPromise(({ input }) =>
        (source.addComment ?? addCommunityComment)(portal.client, input, {
          waits: {
            subject: waitingCommentKey(source, input.postId, input.clientId),
            staysRefused: true,
          },
        }),
      ),
    },
  }),
);
