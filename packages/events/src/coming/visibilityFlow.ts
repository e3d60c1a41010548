import { setRegistrationVisibility } from '@saudagar/contract';
import { provideFlow, toggleMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishEvents } from '../changes/changes.ts';

/** The member's choice that others see that they come (EVT-349). */
export const visibilityMachine = toggleMachine<{ id: string }, { is_visible: boolean }>(
  'registrationVisibility',
  ({ is_visible }) => is_visible,
);

/** Implements the choice with the portal's client. */
export const provideVisibility = (portal: Portal) =>
  provideFlow(visibilityMachine, {
    actors: {
      set: fromPromise(({ input: { subject: params, value } }) =>
        portal.client.call(setRegistrationVisibility, { params, body: { is_visible: value } }),
      ),
    },
    actions: {
      publish: (_, { subject: { id }, settled, reply }) => {
        if (reply) publishEvents(portal, { type: 'visibility', id, is_visible: settled.value });
      },
    },
  });
