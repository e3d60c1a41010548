import type { Event } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** One event, in the dialog of the list or on a page of its own. */
export const eventMachine = readMachine<{ id: string }, Event>({ id: 'event' });
