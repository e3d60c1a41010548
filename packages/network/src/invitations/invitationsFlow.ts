import { type Invitation, listInvitations } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { watchNetwork } from '../changes/watchNetwork.ts';

/** The member's own invitations, latest first (NET-063–070). */
export const invitationsMachine = listMachine<null, Invitation>({
  id: 'invitations',
  idOf: ({ id }) => id,
});

/** Implements the member's own invitations with the portal's client. */
export const provideInvitations = (portal: Portal) =>
  provideFlow(invitationsMachine, {
    actors: {
      loadPage: read(portal, listInvitations, ({ cursor }) => ({
        query: { ...(cursor !== null && { cursor }) },
      })),
      subscribe: fromCallback(({ sendBack }) =>
        watchNetwork(portal, {
          onInvitations: () => sendBack({ type: 'list.refreshed' }),
          // A person who joins by an invitation becomes a connection.
          onOutdated: () => sendBack({ type: 'list.refreshed' }),
        }),
      ),
    },
  });
