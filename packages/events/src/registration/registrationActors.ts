import { cancelRegistration, registerForEvent } from '@saudagar/contract';
import { formDraft, provideFlow, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { publishEvents } from '../changes/changes.ts';
import { cancelMachine } from './cancelMachine.ts';
import { REGISTRATION_DRAFT, registerMachine } from './registerMachine.ts';

/** Registering on the portal's client (EVT-086, EVT-091). */
export const provideRegister = (portal: Portal) =>
  provideFlow(registerMachine, {
    actors: {
      send: write(
        portal,
        registerForEvent,
        ({ subject: params, body, clientId }) => ({
          params,
          body: { registration_data: body, client_id: clientId },
        }),
        ({ message, ...registration }, { body }) => ({
          message,
          registration: { ...registration, registration_data: body },
        }),
      ),
      draft: formDraft(portal, {
        name: ({ id }: { id: string }) => `events.register.${id}`,
        fields: REGISTRATION_DRAFT,
      }),
    },
    actions: {
      publish: (_, { subject: { id }, reply: { registration } }) =>
        publishEvents(portal, { about: 'registration', id, registration }),
    },
  });

/** Giving a registration up on the portal's client. */
export const provideCancel = (portal: Portal) =>
  provideFlow(cancelMachine, {
    actors: { run: write(portal, cancelRegistration, ({ input: params }) => ({ params })) },
    actions: {
      publish: (_, { input: { id } }) =>
        publishEvents(portal, { about: 'registration', id, registration: null }),
    },
  });
