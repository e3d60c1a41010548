import { type GroupInvitation, listGroupInvitations } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';

/** The member's open invitations to groups. */
export const invitationsMachine = listMachine<null, GroupInvitation>({
  id: 'groupInvitations',
  idOf: ({ group }) => group.id,
});

/** Implements the member's invitations with the portal's client. */
export const provideInvitations = (portal: Portal) =>
  provideFlow(invitationsMachine, {
    actors: {
      loadPage: read(portal, listGroupInvitations, ({ cursor }) => ({
        query: { ...(cursor !== null && { cursor }) },
      })),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeGroups(portal, ({ type }) => {
          if (type === 'own') sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });
