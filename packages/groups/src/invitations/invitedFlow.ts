import { listSentGroupInvitations } from '@saudagar/contract';
import { provideFlow, readAll, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';

/** Ids of all members with an open invitation to a group. */
const invitedMachine = readMachine<{ id: string }, readonly string[]>({
  id: 'invitedToGroup',
});

/** Implements loading all pages of a group's open invitations with the portal's client. */
export const provideInvited = (portal: Portal) =>
  provideFlow(invitedMachine, {
    actors: {
      load: readAll(
        portal,
        listSentGroupInvitations,
        ({ query: params }: { query: { id: string } }) => ({ params }),
        (invitations) => invitations.map(({ user }) => user.id),
      ),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeGroups(portal, (news) => {
          if (news.type === 'people' && news.id === query.id) sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });
