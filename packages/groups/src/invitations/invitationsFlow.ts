import { type GroupInvitation, listGroupInvitations } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';

/** The member's own open invitations to groups. */
export const invitationsMachine = listMachine<null, GroupInvitation>({
  id: 'groupInvitations',
  idOf: ({ group }) => group.id,
});

/** The member's invitations on the portal's client. */
export const provideInvitations = (portal: Portal) =>
  provideFlow(invitationsMachine, {
    actors: {
      loadPage: read(portal, listGroupInvitations, ({ cursor }) => ({
        query: { ...(cursor !== null && { cursor }) },
      })),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeGroups(portal, ({ type: about }) => {
          if (about === 'own') sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });
