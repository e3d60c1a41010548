import { deleteSavedList, doneIfNotFound } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishLists } from '../changes/changes.ts';

/** Deletes one of the member's lists, after a question; its resources stay. */
export const deleteListMachine = commandMachine<{ id: string }, void>('deleteList');

/** Deleting a list on the portal's client. One that is gone already counts as deleted. */
export const provideDeleteList = (portal: Portal) =>
  provideFlow(deleteListMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }) => {
        await portal.client.call(deleteSavedList, { params }).catch(doneIfNotFound);
      }),
    },
    actions: { publish: () => publishLists(portal) },
  });
