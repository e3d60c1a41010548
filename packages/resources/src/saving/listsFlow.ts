import { listSavedLists, type SavedList } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeResources } from '../changes/changes.ts';

/** The member's own lists of resources. */
export const listsMachine = listMachine<null, SavedList>({
  id: 'savedLists',
  idOf: ({ id }) => id,
});

/** The member's lists on the portal's client. */
export const provideLists = (portal: Portal) =>
  provideFlow(listsMachine, {
    actors: {
      loadPage: read(
        portal,
        listSavedLists,
        () => ({}),
        (items) => ({ items, cursor: null }),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeResources(portal, ({ type: about }) => {
          if (about !== 'resource') sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });
