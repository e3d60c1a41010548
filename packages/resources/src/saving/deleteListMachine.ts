import { commandMachine } from '@saudagar/flows';

/** Deletes one of the member's lists, after a question; its resources stay. */
export const deleteListMachine = commandMachine<{ id: string }, void>('deleteList');
