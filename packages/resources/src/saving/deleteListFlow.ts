import { deleteSavedList, doneIfNotFound } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishLists } from '../changes/changes.ts';

/** Deletes one of the member's lists after confirmation; its resources remain. */
export const deleteListMachine = commandMachine<{ id: string }, void>('deleteList');

/** Deleting a list on the portal's client. A list that is already deleted counts as success. */
export const provideDeleteList = (portal: Portal) =>
  provideFlow(deleteListMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }) => {
        await portal.client.call(deleteSavedList, { params }).catch(doneIfNotFound);
      }),
    },
    actions: { publish: () => publishLists(portal) },
  });
