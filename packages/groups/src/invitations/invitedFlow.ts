import { listSentGroupInvitations } from '@saudagar/contract';
import { provideFlow, readAll, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';

/** Ids of all members who are invited to a group and have not answered. */
const invitedMachine = readMachine<{ id: string }, readonly string[]>({
  id: 'invitedToGroup',
});

/** Who is invited to a group, on the portal's client: all pages, since any of them may be offered. */
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
