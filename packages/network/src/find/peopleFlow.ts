import { PEOPLE_QUERY_MIN, type Person, searchPeople } from '@saudagar/contract';
import { listMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback, fromPromise } from 'xstate';
import { watchNetwork, withRelation } from '../changes/watchNetwork.ts';

/** Members that a search finds; asked half a second after typing stops (NET-056–058). */
export const peopleMachine = listMachine<{ text: string }, Person>({
  id: 'peopleSearch',
  idOf: ({ id }) => id,
  isNarrowed: true,
  delay: 500,
});

/** Whether a text is long enough to search for (NET-057, NET-062). */
export const isSearched = (text: string): boolean => text.trim().length >= PEOPLE_QUERY_MIN;

/** Searching people on the portal's client; an answer to an older text is dropped. */
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
