import { deleteComment, deletePost, doneIfNotFound, type LeftContent } from '@saudagar/contract';
import { commandMachine, provideFlow, publishNothing } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';

/** Deletes a post or comment where its author no longer reads. */
export const deleteLeftMachine = commandMachine<LeftContent, void>('deleteLeft');

/** The deletion on the portal's client. What is deleted already counts as success. */
export const provideDeleteLeft = ({ client }: Portal) =>
  provideFlow(deleteLeftMachine, {
    actors: {
      run: fromPromise<void, { input: LeftContent }>(async ({ input: { input } }) => {
        const { type, id, post_id } = input;
        await (type === 'post'
          ? client.call(deletePost, { params: { id } })
          : client.call(deleteComment, { params: { id: post_id, commentId: id } })
        ).catch(doneIfNotFound);
      }),
    },
    actions: { publish: publishNothing },
  });
