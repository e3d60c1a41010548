import { leaveRoom, listRoomMembers } from '@saudagar/contract';
import { connectionOf, inboxOf, membershipTold } from '@saudagar/delivery';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { leavingMachine } from './leavingMachine.ts';
import { type MembersEvent, membersMachine } from './membersMachine.ts';

/** Who is in a group, on the portal's client and its connection. */
export const provideMembers = (portal: Portal) =>
  membersMachine.provide({
    actors: {
      loadMembers: fromPromise(({ input: { roomId }, signal }) =>
        portal.client.call(listRoomMembers, { params: { roomId }, signal }),
      ),
      watchRoom: fromCallback<MembersEvent, { roomId: string }>(
        ({ input: { roomId }, sendBack }) => {
          const told = connectionOf(portal).on('connection.told', ({ events }) => {
            const said = membershipTold(events, roomId);
            if (said === 'room') sendBack({ type: 'room.changed' });
            if (said === 'room_left') sendBack({ type: 'room.left' });
          });
          return () => told.unsubscribe();
        },
      ),
    },
  });

/** Leaving a group, on the portal's client. */
export const provideLeaving = (portal: Portal) =>
  leavingMachine.provide({
    actors: {
      leave: fromPromise(async ({ input: { roomId } }) => {
        await portal.client.call(leaveRoom, { params: { roomId } });
      }),
    },
    actions: {
      tellInbox: (_, { roomId }) => {
        const memberId = portal.session.getSnapshot().context.user?.id;
        if (memberId !== undefined)
          inboxOf(portal, memberId).send({ type: 'conversation.left', roomId });
      },
    },
  });
