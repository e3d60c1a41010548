import { deleteEvent, doneIfNotFound } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishEvents } from '../changes/changes.ts';

/** Deletes an event after a question; for admins alone (EVT-227–230). */
export const deleteEventMachine = commandMachine<{ id: string }, void>('deleteEvent');

/** Deleting an event on the portal's client. One that is gone already counts as deleted. */
export const provideDeleteEvent = (portal: Portal) =>
  provideFlow(deleteEventMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }) => {
        await portal.client.call(deleteEvent, { params }).catch(doneIfNotFound);
      }),
    },
    actions: {
      publish: (_, { input: { id } }) => publishEvents(portal, { type: 'deleted', id }),
    },
  });
