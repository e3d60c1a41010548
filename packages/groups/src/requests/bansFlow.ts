import {
  doneIfNotFound,
  type GroupBan,
  type GroupRelationship,
  liftGroupBan,
  listGroupBans,
} from '@saudagar/contract';
import { commandMachine, listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback, fromPromise } from 'xstate';
import { publishPeople, subscribeGroups } from '../changes/changes.ts';
import type { OneMember } from '../members/removeFlow.ts';

/** Members banned from a group (GRP-166). */
export const bansMachine = listMachine<{ id: string }, GroupBan>({
  id: 'groupBans',
  idOf: ({ user }) => user.id,
});

/** Implements a group's bans with the portal's client. */
export const provideBans = (portal: Portal) =>
  provideFlow(bansMachine, {
    actors: {
      loadPage: read(portal, listGroupBans, ({ query: params, cursor }) => ({
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

/** Lifts a ban. */
export const liftBanMachine = commandMachine<OneMember, GroupRelationship>('liftGroupBan');

/** Implements lifting a ban; one lifted meanwhile counts as lifted. */
export const provideLiftBan = (portal: Portal) =>
  provideFlow(liftBanMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }): Promise<GroupRelationship> => {
        const relationship = await portal.client
          .call(liftGroupBan, { params })
          .catch(doneIfNotFound);
        return relationship ?? {};
      }),
    },
    actions: { publish: (_, { input: { id } }) => publishPeople(portal, id, {}) },
  });
