import { listSentGroupInvitations, type SentGroupInvitation } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';

/** Open invitations of a group, for its admin. */
export const sentInvitationsMachine = listMachine<{ id: string }, SentGroupInvitation>({
  id: 'sentGroupInvitations',
  idOf: ({ user }) => user.id,
});

/** A group's open invitations on the portal's client. */
export const provideSentInvitations = (portal: Portal) =>
  provideFlow(sentInvitationsMachine, {
    actors: {
      loadPage: read(portal, listSentGroupInvitations, ({ query: params, cursor }) => ({
        params,
        query: { ...(cursor !== null && { cursor }) },
      })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeGroups(portal, (news) => {
          if (news.type === 'people' && news.id === query.id) sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });
