import { createEvent, type Event, type EventBody } from '@saudagar/contract';
import { formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishEvents } from '../changes/changes.ts';
import { beginFiles } from './beginFiles.ts';
import { eventErrors } from './eventErrors.ts';
import { draftName, EVENT_DRAFT, EVENT_FIELDS, type EventValues } from './eventValues.ts';

/** Creates an event; its file uploads follow (EVT-138, EVT-153). */
export const createEventMachine = formMachine<EventValues, EventBody, Event>({
  id: 'createEvent',
  validate: (values) => eventErrors(values),
  toBody: EVENT_FIELDS.send,
});

/** Implements Create Event with the portal's client. */
export const provideCreateEvent = (portal: Portal) =>
  provideFlow(createEventMachine, {
    actors: {
      send: fromPromise(({ input: { body, clientId } }) =>
        portal.client.call(createEvent, { body: { ...body, client_id: clientId } }),
      ),
      draft: formDraft<EventValues, null>(portal, {
        name: () => draftName(null),
        fields: EVENT_DRAFT,
      }),
    },
    actions: {
      publish: ({ context: { values } }, { reply }) => {
        publishEvents(portal, { type: 'created', event: reply });
        beginFiles(portal, reply, { ...values, removed: [], order: [] });
      },
    },
  });
