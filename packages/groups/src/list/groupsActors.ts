import { type Group, listGroups, listMyGroups } from '@saudagar/contract';
import { provideFlow } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';
import { changeGroups } from '../changes/groupChange.ts';
import { logged } from '../logged.ts';
import { type GroupsQuery, groupsMachine } from './groupsMachine.ts';

/** Lists of groups on the portal's client. A failure is shown in its place and logged (GRP-015). */
export const provideGroups = (portal: Portal) =>
  provideFlow(groupsMachine, {
    actors: {
      loadPage: fromPromise(({ input: { query, cursor }, signal }) =>
        logged('groups', readPage(portal, query, { ...(cursor !== null && { cursor }) }, signal)),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeGroups(portal, (news) => {
          if (news.about === 'own') sendBack({ type: 'list.refreshed' });
          if (news.about !== 'group') return;
          const { change } = news;
          sendBack({
            type: 'items.changed',
            change: (items: readonly Group[]) => changeGroups(items, change),
          });
        }),
      ),
    },
  });

/** A page of the member's groups, or of those that they are not in (GRP-038). */
function readPage(
  { client }: Portal,
  { scope, search, tag, location, type }: GroupsQuery,
  place: { cursor?: string },
  signal: AbortSignal,
) {
  const query = {
    ...(search.trim() && { search: search.trim() }),
    ...(tag && { tag }),
    ...(location.trim() && { location: location.trim() }),
    ...(type && { type }),
    ...place,
  };
  return scope === 'mine'
    ? client.call(listMyGroups, { query, signal })
    : client.call(listGroups, { query: { ...query, discover: 'true' }, signal });
}
