import {
  type Attendee,
  checkInAttendee,
  exportAttendees,
  listAttendees,
  messageAttendees,
} from '@saudagar/contract';
import { savingMachine } from '@saudagar/files/machines';
import { draftField } from '@saudagar/flows';
import { formDraft, provideFlow, read, tellNobody } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { saveFile } from '@saudagar/ui';
import { fromCallback, fromPromise } from 'xstate';
import { publishEvents, subscribeEvents } from '../changes/changes.ts';
import { type AttendeesQuery, attendeesMachine } from './attendeesMachine.ts';
import { checkInMachine } from './checkInMachine.ts';
import { messageMachine } from './messageMachine.ts';
import { readScans, type Scan } from './scans.ts';

/** Attendees on the portal's client; a check-in shows in its row at once. */
export const provideAttendees = (portal: Portal) =>
  provideFlow(attendeesMachine, {
    actors: {
      loadPage: read(
        portal,
        listAttendees,
        ({
          query: { id, search, status },
          cursor,
        }: {
          query: AttendeesQuery;
          cursor: string | null;
        }) => ({
          params: { id },
          query: {
            ...(search.trim() && { search: search.trim() }),
            ...(status && { status }),
            ...(cursor !== null && { cursor }),
          },
        }),
      ),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeEvents(portal, (news) => {
          if (news.about === 'attendee' && news.id === query.id)
            sendBack({
              type: 'items.changed',
              change: (items: readonly Attendee[]) =>
                items.map((one) =>
                  one.registration_id === news.attendee.registration_id ? news.attendee : one,
                ),
            });
          // More places, or a cancellation, move the waitlist.
          if (news.about === 'event' && news.event.id === query.id)
            sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });

/** The attendees as a CSV file, which the server writes and makes harmless. */
export const provideExport = ({ client }: Portal) =>
  savingMachine.provide({
    actors: {
      fetchFile: fromPromise(async ({ input: { id }, signal }) => {
        const { timeZone: time_zone } = Intl.DateTimeFormat().resolvedOptions();
        const { csv, file_name } = await client.call(exportAttendees, {
          params: { id },
          query: { time_zone },
          signal,
        });
        return new File([csv], file_name, { type: 'text/csv;charset=utf-8' });
      }),
    },
    actions: {
      handOver: (_, { file, name }) => saveFile(file, file instanceof File ? file.name : name),
    },
  });

/** A message to the registered on the portal's client. */
export const provideMessage = (portal: Portal) =>
  provideFlow(messageMachine, {
    actors: {
      send: fromPromise(({ input: { subject: params, body, clientId } }) =>
        portal.client.call(messageAttendees, { params, body: { ...body, client_id: clientId } }),
      ),
      draft: formDraft<{ text: string }, { id: string }>(portal, {
        name: ({ id }) => `events.message.${id}`,
        fields: { text: draftField.text },
      }),
    },
    actions: { publish: tellNobody },
  });

const queueName = (eventId: string) => `events.checkIn.${eventId}`;

/** Check-in on the portal's client; what waits is kept as drafts are. */
export const provideCheckIn = (portal: Portal) => {
  const { client, drafts } = portal;
  const changeQueue = (eventId: string, change: (scans: Scan[]) => Scan[]) => {
    drafts
      .change(queueName(eventId), (kept) => {
        const scans = change(readScans(kept));
        return scans.length > 0 ? scans : undefined;
      })
      .catch((error: unknown) => console.info('saudagar: checkIn', error));
  };
  return provideFlow(checkInMachine, {
    actors: {
      readQueue: fromPromise(async ({ input: { eventId }, signal }) =>
        readScans(await drafts.read(queueName(eventId), signal)),
      ),
      sendScan: fromPromise(({ input: { eventId, scan } }) =>
        client.call(checkInAttendee, {
          params: { id: eventId },
          body: { code: scan.code, client_id: scan.clientId, scanned_at: scan.scannedAt },
        }),
      ),
    },
    actions: {
      keepScan: (_, { eventId, scan }) => {
        if (scan) changeQueue(eventId, (scans) => [...scans, scan]);
      },
      dropScan: (_, { eventId, scan }) =>
        changeQueue(eventId, (scans) =>
          scans.filter(({ clientId }) => clientId !== scan?.clientId),
        ),
      publish: (_, { eventId, attendee }) =>
        publishEvents(portal, { about: 'attendee', id: eventId, attendee }),
    },
  });
};
