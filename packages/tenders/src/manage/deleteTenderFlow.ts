import { deleteTender, doneIfNotFound } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishTenders } from '../changes/changes.ts';

/** Deletes a tender with its proposals after the documented question (TND-109, TND-110). */
export const deleteTenderMachine = commandMachine<{ id: string }, void>('deleteTender');

/** Deleting on the portal's client. A tender that is gone already counts as deleted. */
export const provideDeleteTender = (portal: Portal) =>
  provideFlow(deleteTenderMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }) => {
        await portal.client.call(deleteTender, { params }).catch(doneIfNotFound);
      }),
    },
    actions: {
      publish: (_, { input: { id } }) => publishTenders(portal, { type: 'deleted', id }),
    },
  });
