import { createEvent, type Event, type EventBody } from '@saudagar/contract';
import { formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishEvents } from '../changes/changes.ts';
import { beginFiles } from './beginFiles.ts';
import { eventErrors } from './eventErrors.ts';
import { EVENT_DRAFT, EVENT_FIELDS, type EventValues, newDraftName } from './eventValues.ts';

/** Creates an event, or a copy of the one named; its file uploads follow (EVT-138, EVT-153, EVT-340). */
export const createEventMachine = formMachine<EventValues, EventBody, Event, string | null>({
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
      draft: formDraft<EventValues, string | null>(portal, {
        name: newDraftName,
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
