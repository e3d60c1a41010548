import type { Tender, TenderStatus } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

/** Closes, reopens or publishes a tender after a question (TND-105–107). */
export const tenderStatusMachine = commandMachine<{ id: string; status: TenderStatus }, Tender>(
  'tenderStatus',
);
