import { PEOPLE_QUERY_MIN, type Person, searchPeople } from '@saudagar/contract';
import { listMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback, fromPromise } from 'xstate';
import { watchNetwork, withRelation } from '../changes/watchNetwork.ts';

/** Members matching a search, debounced by half a second (NET-056–058). */
export const peopleMachine = listMachine<{ text: string }, Person>({
  id: 'peopleSearch',
  idOf: ({ id }) => id,
  isNarrowed: true,
  delay: 500,
});

/** Returns true when a text is long enough for a search (NET-057, NET-062). */
export const isSearched = (text: string): boolean => text.trim().length >= PEOPLE_QUERY_MIN;

/** Implements searching people with the portal's client; outdated responses are dropped. */
export const providePeople = (portal: Portal) =>
  provideFlow(peopleMachine, {
    actors: {
      loadPage: fromPromise(async ({ input: { query, cursor }, signal }) => {
        if (!isSearched(query.text)) return { items: [], cursor: null };
        return portal.client.call(searchPeople, {
          query: { query: query.text.trim(), ...(cursor !== null && { cursor }) },
          signal,
        });
      }),
      subscribe: fromCallback(({ sendBack }) =>
        watchNetwork(portal, {
          onRelation: (change) =>
            sendBack({
              type: 'items.changed',
              change: (items: readonly Person[]) => withRelation(items, change),
            }),
          onOutdated: () => sendBack({ type: 'list.refreshed' }),
        }),
      ),
    },
  });
