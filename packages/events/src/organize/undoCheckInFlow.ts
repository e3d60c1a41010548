import { type Attendee, undoCheckIn } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishEvents } from '../changes/changes.ts';

/** A check-in of an event. */
interface CheckedIn {
  eventId: string;
  registration_id: string;
}

/** Takes a check-in back after confirmation. */
export const undoCheckInMachine = commandMachine<CheckedIn, { attendee: Attendee }>('undoCheckIn');

/** Implements taking a check-in back with the portal's client. */
export const provideUndoCheckIn = (portal: Portal) =>
  provideFlow(undoCheckInMachine, {
    actors: {
      run: write(portal, undoCheckIn, ({ input: { eventId: id, registration_id } }) => ({
        params: { id },
        body: { registration_id },
      })),
    },
    actions: {
      publish: (_, { input: { eventId: id }, done: { attendee } }) =>
        publishEvents(portal, { type: 'attendee', id, attendee }),
    },
  });
