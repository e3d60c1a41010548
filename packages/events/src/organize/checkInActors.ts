import { checkInAttendee, normalizeCode } from '@saudagar/contract';
import { provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback, fromPromise } from 'xstate';
import { publishEvents, subscribeEvents } from '../changes/changes.ts';
import { checkInMachine } from './checkInMachine.ts';
import { readScans, type Scan } from './scans.ts';

const queueName = (eventId: string) => `events.checkIn.${eventId}`;

/** Implements check-in with the portal's client; the queue is stored like drafts. */
export const provideCheckIn = (portal: Portal) => {
  const { client, drafts } = portal;
  const changeQueue = (eventId: string, change: (scans: Scan[]) => Scan[]) => {
    drafts
      .change(queueName(eventId), (stored) => {
        const scans = change(readScans(stored));
        return scans.length > 0 ? scans : undefined;
      })
      .catch((error: unknown) => console.info('saudagar: checkIn', error));
  };
  return provideFlow(checkInMachine, {
    actors: {
      watchUndone: fromCallback(({ input: { eventId }, sendBack }) =>
        subscribeEvents(portal, (news) => {
          if (news.type !== 'attendee' || news.id !== eventId) return;
          const { checked_in_at, qr_code } = news.attendee;
          if (qr_code && !checked_in_at)
            sendBack({ type: 'checkIn.undone', code: normalizeCode(qr_code) });
        }),
      ),
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
        publishEvents(portal, { type: 'attendee', id: eventId, attendee }),
    },
  });
};
