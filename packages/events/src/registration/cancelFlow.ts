import { cancelRegistration } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishRegistration, type RegisteredEvent } from '../changes/changes.ts';
import { waitsAsRegistration } from './waitingRegistration.ts';

/** Cancels a registration or waitlist entry after confirmation (EVT-103). */
export const cancelMachine = commandMachine<RegisteredEvent, void>('cancelRegistration');

/** Implements cancelling a registration with the portal's client. */
export const provideCancel = (portal: Portal) =>
  provideFlow(cancelMachine, {
    actors: { run: write(portal, cancelRegistration, ({ input: { id } }) => ({
        params: { id },
        waits: waitsAsRegistration(id),
      })) },
    actions: {
      publish: (_, { input }) => publishRegistration(portal, input, null),
    },
  });
