import { doneIfNotFound, leaveRoom } from '@saudagar/contract';
import { getInbox } from '@saudagar/delivery/machines';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';

/** Leaves a group chat after confirmation. */
export const leavingMachine = commandMachine<{ conversationId: string }, null>('leaving');

/** Implements leaving with the portal's client; a member who is already out has left. */
export const provideLeaving = (portal: Portal) =>
  provideFlow(leavingMachine, {
    actors: {
      run: fromPromise(async ({ input: { input } }) => {
        const params = { roomId: input.conversationId };
        await portal.client.call(leaveRoom, { params }).catch(doneIfNotFound);
        return null;
      }),
    },
    actions: {
      publish: (_, { input: { conversationId } }) => {
        const memberId = portal.session.getSnapshot().context.user?.id;
        if (memberId !== undefined)
          getInbox(portal, memberId).send({ type: 'conversation.left', roomId: conversationId });
      },
    },
  });
