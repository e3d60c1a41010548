import { type Member, removeEventOrganizer } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishEvents } from '../changes/changes.ts';

/** A co-organizer of an event. */
interface OneOrganizer {
  id: string;
  userId: string;
  /** True when it is the member themselves, whose view of the event changes with it. */
  isOwn: boolean;
}

/** Removes a co-organizer, or the member themselves, who leaves (EVT-371, EVT-372). */
export const removeOrganizerMachine = commandMachine<OneOrganizer, readonly Member[]>(
  'removeEventOrganizer',
);

/** Implements removing with the portal's client. */
export const provideRemoveOrganizer = (portal: Portal) =>
  provideFlow(removeOrganizerMachine, {
    actors: {
      run: write(portal, removeEventOrganizer, ({ input: { id, userId } }) => ({
        params: { id, userId },
      })),
    },
    actions: {
      publish: (_, { input: { id, isOwn }, done: organizers }) => {
        publishEvents(portal, { type: 'organizers', id, organizers });
        if (isOwn) publishEvents(portal, { type: 'outdated', id });
      },
    },
  });
