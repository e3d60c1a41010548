import type { Tender } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** The tenders that close next, for the home page; empty where none is open. */
export const closingMachine = readMachine<{ limit: number }, readonly Tender[]>({
  id: 'closingTenders',
  isEmpty: (tenders) => tenders.length === 0,
});
