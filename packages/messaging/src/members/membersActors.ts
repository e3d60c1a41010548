import { doneIfGone, leaveRoom, listRoomMembers, type RoomMember } from '@saudagar/contract';
import { connectionOf, inboxOf, membershipTold } from '@saudagar/delivery';
import type { ReadEvent } from '@saudagar/flows';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { leavingMachine } from './leavingMachine.ts';
import { type MembersQuery, membersMachine } from './membersMachine.ts';

/** The members of a group chat, on the portal's client and its connection. */
export const provideMembers = (portal: Portal) =>
  provideFlow(membersMachine, {
    actors: {
      load: read(portal, listRoomMembers, ({ query: { roomId } }) => ({ params: { roomId } })),
      subscribe: fromCallback<ReadEvent<readonly RoomMember[]>, { query: MembersQuery }>(
        ({ input: { query }, sendBack }) => {
          const told = connectionOf(portal).on('connection.told', ({ events }) => {
            const said = membershipTold(events, query.roomId);
            if (said === 'room') sendBack({ type: 'read.outdated' });
            if (said === 'room_left') sendBack({ type: 'read.lost' });
          });
          return () => told.unsubscribe();
        },
      ),
    },
  });

/** Leaving a group chat, on the portal's client. Who is no longer in it has left already. */
export const provideLeaving = (portal: Portal) =>
  provideFlow(leavingMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }) => {
        await portal.client.call(leaveRoom, { params }).catch(doneIfGone);
        return null;
      }),
    },
    actions: {
      publish: (_, { input: { roomId } }) => {
        const memberId = portal.session.getSnapshot().context.user?.id;
        if (memberId !== undefined)
          inboxOf(portal, memberId).send({ type: 'conversation.left', roomId });
      },
    },
  });
