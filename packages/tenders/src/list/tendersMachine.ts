import type { Tender, TenderStatusFilter } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** What a list of tenders is searched and narrowed by. */
export interface TendersQuery {
  search: string;
  status: TenderStatusFilter;
  /** A category in lower case, or empty for all. */
  category: string;
}

/** All tenders, newest first, each filter applied at once (TND-004–007, TND-024). */
export const tendersMachine = listMachine<TendersQuery, Tender>({
  id: 'tenders',
  idOf: ({ id }) => id,
  isNarrowed: ({ search, status, category }) =>
    Boolean(search.trim() || status !== 'all' || category),
});
