import type { Tender } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** One tender, in the dialog of the list, on a page of its own, or before a bid. */
export const tenderMachine = readMachine<{ id: string }, Tender>({ id: 'tender' });
