import { doneIfNotFound, leaveRoom } from '@saudagar/contract';
import { getInbox } from '@saudagar/delivery/machines';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';

/** Leaves a group chat, after a question. */
export const leavingMachine = commandMachine<{ roomId: string }, null>('leaving');

/** Leaving a group chat, on the portal's client. Who is no longer in it has left already. */
export const provideLeaving = (portal: Portal) =>
  provideFlow(leavingMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }) => {
        await portal.client.call(leaveRoom, { params }).catch(doneIfNotFound);
        return null;
      }),
    },
    actions: {
      publish: (_, { input: { roomId } }) => {
        const memberId = portal.session.getSnapshot().context.user?.id;
        if (memberId !== undefined)
          getInbox(portal, memberId).send({ type: 'conversation.left', roomId });
      },
    },
  });
