import { listRoomMembers, type RoomMember } from '@saudagar/contract';
import { getSocket, lastMembershipEvent } from '@saudagar/delivery/machines';
import { provideFlow, type ReadEvent, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';

/** The conversation whose members are loaded. */
export interface MembersQuery {
  conversationId: string;
}

/** Members of a group chat by join date; gone for readers who are not members. */
export const membersMachine = readMachine<MembersQuery, readonly RoomMember[]>({ id: 'members' });

/** Implements group chat members with the portal's client and connection. */
export const provideMembers = (portal: Portal) =>
  provideFlow(membersMachine, {
    actors: {
      load: read(portal, listRoomMembers, ({ query: { conversationId } }) => ({
        params: { roomId: conversationId },
      })),
      subscribe: fromCallback<ReadEvent<readonly RoomMember[]>, { query: MembersQuery }>(
        ({ input: { query }, sendBack }) => {
          const subscription = getSocket(portal).on('connection.delivered', ({ events }) => {
            if (lastMembershipEvent(events, query.conversationId))
              sendBack({ type: 'read.outdated' });
          });
          return () => subscription.unsubscribe();
        },
      ),
    },
  });
