import { commandMachine } from '@saudagar/flows';

/** Deletes a resource, after a question (ADM-177). */
export const deleteResourceMachine = commandMachine<{ id: string }, void>('deleteResource');
