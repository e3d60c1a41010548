import { commandMachine } from '@saudagar/flows';

/** Deletes an event, which only admins do (EVT-227–230). */
export const deleteEventMachine = commandMachine<{ id: string }, undefined>('deleteEvent');
