import {
  createEvent,
  type Event,
  getEvent,
  getEventAttachments,
  getEventHistory,
  getEventPermissions,
  updateEvent,
} from '@saudagar/contract';
import { formDraft, provideFlow, read } from '@saudagar/flows/react';
import { keepActor, type Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { publishEvents } from '../changes/changes.ts';
import { cancelEventMachine } from './cancelEventMachine.ts';
import { createEventMachine } from './createEventMachine.ts';
import { editEventMachine } from './editEventMachine.ts';
import { EDIT_DRAFT, type EditSubject, type EditValues } from './editValues.ts';
import { provideEventUploads, uploadsKey } from './eventUploadsActors.ts';
import type { FileWork } from './eventUploadsMachine.ts';
import { countFiles, draftName, EVENT_DRAFT, type EventValues } from './eventValues.ts';
import { historyMachine } from './historyMachine.ts';
import { permissionsMachine } from './permissionsMachine.ts';

/** Uploads go on without the dialog, once the event is there (EVT-153). */
function beginFiles(portal: Portal, event: Event, work: FileWork): void {
  if (work.removed.length + countFiles(work) === 0) return;
  keepActor(portal, uploadsKey(event.id), provideEventUploads, { event, work });
}

/** Create Event on the portal's client. */
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
        publishEvents(portal, { about: 'created', event: reply });
        beginFiles(portal, reply, { ...values, removed: [] });
      },
    },
  });

/** Edit Event on the portal's client. */
export const provideEditEvent = (portal: Portal) =>
  provideFlow(editEventMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body } }) => {
        const { changes, edit_reason } = body;
        // Where files alone change there is nothing to tell of the event itself.
        if (Object.keys(changes).length === 0) return { event: subject.event, changes: 0 };
        const { event, changes_made } = await portal.client.call(updateEvent, {
          params: { id: subject.event.id },
          body: { ...(changes as object), edit_reason },
        });
        return { event, changes: changes_made };
      }),
      draft: formDraft<EditValues, EditSubject>(portal, {
        name: ({ event }) => draftName(event.id),
        fields: EDIT_DRAFT,
      }),
    },
    actions: {
      publish: ({ context: { values } }, { reply: { event } }) => {
        publishEvents(portal, { about: 'event', event });
        beginFiles(portal, event, values);
      },
    },
  });

/** What the caller may edit; the event and its files are read afresh with it (EVT-176–182). */
export const providePermissions = (portal: Portal) =>
  provideFlow(permissionsMachine, {
    actors: {
      load: fromPromise(async ({ input: { query }, signal }) => {
        const { client } = portal;
        const params = { id: query.event.id };
        const permissions = await client.call(getEventPermissions, { params, signal });
        if (!permissions.can_edit) return { event: query.event, permissions, attachments: null };
        const [event, attachments] = await Promise.all([
          client.call(getEvent, { params, signal }),
          client.call(getEventAttachments, { params, signal }).catch((error: unknown) => {
            console.info('saudagar: event attachments', error);
            return null;
          }),
        ]);
        return { event, permissions, attachments };
      }),
    },
  });

/** The edit history on the portal's client. */
export const provideHistory = (portal: Portal) =>
  provideFlow(historyMachine, {
    actors: {
      loadPage: read(
        portal,
        getEventHistory,
        ({ query: params, cursor }: { query: { id: string }; cursor: string | null }) => ({
          params,
          query: cursor === null ? {} : { cursor },
        }),
        ({ edit_history, cursor }) => ({ items: edit_history, cursor: cursor ?? null }),
      ),
    },
  });

/** Cancelling an event on the portal's client. */
export const provideCancelEvent = (portal: Portal) =>
  provideFlow(cancelEventMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body } }) => {
        const { edit_reason } = body;
        const { event } = await portal.client.call(updateEvent, {
          params: { id: subject.id },
          body: { status: 'cancelled', ...(edit_reason && { edit_reason }) },
        });
        return event;
      }),
    },
    actions: {
      publish: (_, { reply }) => publishEvents(portal, { about: 'event', event: reply }),
    },
  });
