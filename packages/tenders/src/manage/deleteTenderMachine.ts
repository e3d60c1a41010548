import { commandMachine } from '@saudagar/flows';

/** Deletes a tender with its proposals after the documented question (TND-109, TND-110). */
export const deleteTenderMachine = commandMachine<{ id: string }, void>('deleteTender');
