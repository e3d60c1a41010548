import { type Group, type GroupType, listGroups, listMyGroups } from '@saudagar/contract';
import { listMachine, type MayBeKept, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback, fromPromise } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';
import { changeGroups } from '../changes/groupChange.ts';

/** Search and filters of a group list. */
export interface GroupsQuery {
  /** The member's own groups, or the others. */
  scope: 'mine' | 'discover';
  search: string;
  tag: string;
  location: string;
  type: GroupType | '';
}

/** The member's groups, or those to discover (GRP-002–006). */
export const groupsMachine = listMachine<GroupsQuery, Group>({
  id: 'groups',
  idOf: ({ id }) => id,
  isNarrowed: ({ search, tag, location, type }) =>
    Boolean(search.trim() || tag || location.trim() || type),
});

/** Implements group lists with the portal's client; the list shows failures (GRP-015). */
export const provideGroups = (portal: Portal) =>
  provideFlow(groupsMachine, {
    actors: {
      loadPage: fromPromise(({ input: { query, cursor, mayBeKept }, signal }) =>
        readPage(portal, query, { ...(cursor !== null && { cursor }) }, { signal, mayBeKept }),
      ),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeGroups(portal, (news) => {
          // A group joined where one discovers stays in its place until the list is shown again.
          const isMine = query.scope === 'mine';
          if (news.type === 'own' && isMine) sendBack({ type: 'list.refreshed' });
          if (news.type !== 'group') return;
          const { change } = news;
          sendBack({
            type: 'items.changed',
            change: (items: readonly Group[]) => changeGroups(items, change),
          });
        }),
      ),
    },
  });

/** Loads a page of the member's groups, or of groups they are not in (GRP-038). */
function readPage(
  { client }: Portal,
  { scope, search, tag, location, type }: GroupsQuery,
  page: { cursor?: string },
  options: { signal: AbortSignal } & MayBeKept,
) {
  const query = {
    ...(search.trim() && { search: search.trim() }),
    ...(tag && { tag }),
    ...(location.trim() && { location: location.trim() }),
    ...(type && { type }),
    ...page,
  };
  return scope === 'mine'
    ? client.call(listMyGroups, { query, ...options })
    : client.call(listGroups, { query: { ...query, discover: 'true' }, ...options });
}
