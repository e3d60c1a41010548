import { cancelRegistration, doneIfWaiting } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishRegistration, type RegisteredEvent } from '../changes/changes.ts';
import { waitsAsRegistration } from './waitingRegistrationFlow.ts';

/**
 * Cancels a registration or waitlist entry after confirmation (EVT-103); without a network it waits
 * (EVT-373).
 */
export const cancelMachine = commandMachine<RegisteredEvent, { isWaiting: boolean }>(
  'cancelRegistration',
);

/** Implements cancelling a registration with the portal's client. */
export const provideCancel = (portal: Portal) =>
  provideFlow(cancelMachine, {
    actors: {
      run: fromPromise(async ({ input: { input } }) => {
        const { id } = input;
        try {
          await portal.client.call(cancelRegistration, {
            params: { id },
            waits: waitsAsRegistration(id),
          });
          return { isWaiting: false };
        } catch (error) {
          doneIfWaiting(error);
          return { isWaiting: true };
        }
      }),
    },
    actions: {
      publish: (_, { input, done: { isWaiting } }) =>
        isWaiting || publishRegistration(portal, input, null),
    },
  });
