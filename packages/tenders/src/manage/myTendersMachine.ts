import type { Tender, TenderStatusFilter } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** The member's own tenders, drafts included (TND-096, TND-103, TND-104). */
export const myTendersMachine = listMachine<{ status: TenderStatusFilter }, Tender>({
  id: 'myTenders',
  idOf: ({ id }) => id,
  isNarrowed: ({ status }) => status !== 'all',
});
