import { deleteEvent, doneIfGone } from '@saudagar/contract';
import { provideFlow } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { publishEvents } from '../changes/changes.ts';
import { deleteEventMachine } from './deleteEventMachine.ts';

/** Deleting an event on the portal's client. One that is gone already counts as deleted. */
export const provideDeleteEvent = (portal: Portal) =>
  provideFlow(deleteEventMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }) => {
        await portal.client.call(deleteEvent, { params }).catch(doneIfGone);
      }),
    },
    actions: {
      publish: (_, { input: { id } }) => publishEvents(portal, { about: 'deleted', id }),
    },
  });
