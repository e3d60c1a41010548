import { createComment } from '@saudagar/contract';
import { provideDraft } from '@saudagar/writing/machines';
import { fromPromise } from 'xstate';
import { tellComment } from '../places/places.ts';
import { bySource } from '../source/bySource.ts';
import { callTo, type NewComment, type PostSource } from '../source/postSource.ts';
import { commentBoxMachine } from './commentBoxMachine.ts';

const addCommunityComment = callTo(
  createComment,
  ({ postId: id, parentId, content, clientId }: NewComment) => ({
    params: { id },
    body: { content, parent_comment_id: parentId, client_id: clientId },
  }),
);

/** A comment or reply box on the portal's client. */
export const provideCommentBox = bySource((portal, source: PostSource) =>
  commentBoxMachine.provide({
    actions: {
      logFailure: (_, { error }) => console.info('saudagar: draft of a comment', error),
      tellPlaces: (_, { postId, comment }) =>
        tellComment(portal, source, postId, { type: 'comment.added', comment }),
    },
    actors: {
      draft: provideDraft(portal),
      sendComment: fromPromise(({ input }) =>
        (source.addComment ?? addCommunityComment)(portal.client, input),
      ),
    },
  }),
);
