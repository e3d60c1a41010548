import { commandMachine } from '@saudagar/flows';

/** Deletes an event after a question; for admins alone (EVT-227–230). */
export const deleteEventMachine = commandMachine<{ id: string }, void>('deleteEvent');
