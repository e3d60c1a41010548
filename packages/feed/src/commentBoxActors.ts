import { createComment } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { provideDraft } from '@saudagar/writing';
import { fromPromise } from 'xstate';
import { commentBoxMachine } from './commentBoxMachine.ts';

/** A comment or reply box on the portal's client. */
export const provideCommentBox = ({ client, drafts }: Portal) =>
  commentBoxMachine.provide({
    actors: {
      draft: provideDraft({ drafts }),
      sendComment: fromPromise(({ input: { postId, parentId, content, clientId } }) =>
        client.call(createComment, {
          params: { id: postId },
          body: { content, parent_comment_id: parentId, client_id: clientId },
        }),
      ),
    },
  });
