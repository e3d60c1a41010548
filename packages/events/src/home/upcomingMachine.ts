import type { Event } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** The next events, for the home page; empty where none are planned. */
export const upcomingMachine = readMachine<{ limit: number }, readonly Event[]>({
  id: 'upcomingEvents',
  isEmpty: (events) => events.length === 0,
});
