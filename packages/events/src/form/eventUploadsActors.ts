import {
  deleteEventAttachment,
  doneIfNotFound,
  orderEventAttachments,
  uploadEventDocument,
  uploadEventImage,
} from '@saudagar/contract';
import { preparedFile } from '@saudagar/files/machines';
import type { FormDraft } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishEvents } from '../changes/changes.ts';
import { type EditValues, editValuesOf } from './editValues.ts';
import { eventUploadsMachine } from './eventUploadsMachine.ts';
import { draftName } from './eventValues.ts';

/** Key under which an event's pending uploads are stored. */
export const uploadsKey = (eventId: string): string => `events.uploads.${eventId}`;

/** Implements file uploads with the portal's client (EVT-157–165, EVT-220). */
export const provideEventUploads = (portal: Portal) =>
  eventUploadsMachine.provide({
    actors: {
      runTask: fromPromise(async ({ input: { eventId, task, order, onProgress } }) => {
        const { client } = portal;
        if (task.type === 'removal') {
          await client
            .call(deleteEventAttachment, { params: { id: task.id } })
            .catch(doneIfNotFound);
          return null;
        }
        if (task.type === 'order') {
          const call = { params: { id: eventId }, body: { ids: [...order] } };
          await client.call(orderEventAttachments, call);
          return null;
        }
        const { clientId, description } = task.held;
        const file = await preparedFile(task.held.file);
        const body = {
          event_id: eventId,
          client_id: clientId,
          ...(description.trim() && { description: description.trim() }),
          file,
        };
        const { id } =
          task.type === 'documents'
            ? await client.call(uploadEventDocument, { body, onProgress })
            : await client.call(uploadEventImage, {
                body: { ...body, is_banner: task.type === 'banner' ? 'true' : 'false' },
                onProgress,
              });
        return id;
      }),
    },
    actions: {
      // Saved as a draft of Edit Event, which then offers the missing files.
      keepRest: (_, { event, rest }) => {
        const values = { ...editValuesOf(event), ...rest };
        portal.drafts
          .change(draftName(event.id), () =>
            rest === null
              ? undefined
              : ({ values, clientId: null } satisfies FormDraft<EditValues>),
          )
          .catch((error: unknown) => console.info('saudagar: event files', error));
      },
      publish: (_, { eventId }) => publishEvents(portal, { type: 'files', id: eventId }),
    },
  });
