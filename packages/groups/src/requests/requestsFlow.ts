import { type GroupRequest, listGroupRequests } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';

/** Who waits to be let into a group, for its admin (GRP-048). */
export const requestsMachine = listMachine<{ id: string }, GroupRequest>({
  id: 'groupRequests',
  idOf: ({ user }) => user.id,
});

/** Requests to join on the portal's client. */
export const provideRequests = (portal: Portal) =>
  provideFlow(requestsMachine, {
    actors: {
      loadPage: read(portal, listGroupRequests, ({ query: params, cursor }) => ({
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
