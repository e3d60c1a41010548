import { cancelRegistration } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishEvents } from '../changes/changes.ts';

/** Gives a registration, or a place on the waitlist, up after a question (EVT-103). */
export const cancelMachine = commandMachine<{ id: string }, void>('cancelRegistration');

/** Giving a registration up on the portal's client. */
export const provideCancel = (portal: Portal) =>
  provideFlow(cancelMachine, {
    actors: { run: write(portal, cancelRegistration, ({ input: params }) => ({ params })) },
    actions: {
      publish: (_, { input: { id } }) =>
        publishEvents(portal, { type: 'registration', id, registration: null }),
    },
  });
