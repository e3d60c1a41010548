import { checkInAttendee, getDoorList, getEvent, normalizeCode } from '@saudagar/contract';
import { provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback, fromPromise } from 'xstate';
import { publishEvents, subscribeEvents } from '../changes/changes.ts';
import { checkInMachine } from './checkInMachine.ts';
import { type Door, doorEnd, doorName, readDoor, recognizeCode } from './doorList.ts';
import { readScans, type Scan } from './scans.ts';

const queueName = (eventId: string) => `events.checkIn.${eventId}`;

/** Implements check-in with the portal's client; the queue is stored like drafts. */
export const provideCheckIn = (portal: Portal) => {
  const { client, drafts, offline } = portal;
  const changeQueue = (eventId: string, change: (scans: Scan[]) => Scan[]) => {
    drafts
      .change(queueName(eventId), (stored) => {
        const scans = change(readScans(stored));
        return scans.length > 0 ? scans : undefined;
      })
      .catch((error: unknown) => console.info('saudagar: checkIn', error));
  };
  const keepDoor = (door: Door) =>
    offline
      .write(doorName(door.event.id), door, doorEnd(door.event))
      .catch((error: unknown) => console.info('saudagar: checkIn', error));
  return provideFlow(checkInMachine, {
    actors: {
      watchUndone: fromCallback(({ input: { eventId }, sendBack }) =>
        subscribeEvents(portal, (news) => {
          if (news.type !== 'attendee' || news.id !== eventId) return;
          const { checked_in_at, qr_code, registration_id } = news.attendee;
          if (qr_code && !checked_in_at)
            sendBack({
              type: 'checkIn.undone',
              code: normalizeCode(qr_code),
              registrationId: registration_id,
            });
        }),
      ),
      readQueue: fromPromise(async ({ input: { eventId }, signal }) =>
        readScans(await drafts.read(queueName(eventId), signal)),
      ),
      readStoredDoor: fromPromise(async ({ input: { eventId } }) =>
        readDoor(await offline.read(doorName(eventId))),
      ),
      fetchDoor: fromPromise(async ({ input: { eventId }, signal }) => {
        const call = { params: { id: eventId }, signal };
        const [event, list] = await Promise.all([
          client.call(getEvent, call),
          client.call(getDoorList, call),
        ]);
        void keepDoor({ event, list });
        return { event, list };
      }),
      recognize: fromPromise(({ input: { door, scan } }) => recognizeCode(door, scan.code)),
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
      keepDoor: (_, { door }) => {
        if (door) void keepDoor(door);
      },
      publish: (_, { eventId, attendee }) =>
        publishEvents(portal, { type: 'attendee', id: eventId, attendee }),
    },
  });
};
