import { listTenders, type Tender, type TenderStatusFilter } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeTenders } from '../changes/changes.ts';
import { changeTenders } from '../changes/tenderChange.ts';

/** Search and filters of a list of tenders. */
export interface TendersQuery {
  search: string;
  status: TenderStatusFilter;
  /** A lower-case category, or empty for all. */
  category: string;
}

/** All tenders, newest first, filtered at once (TND-004–007, TND-024). */
export const tendersMachine = listMachine<TendersQuery, Tender>({
  id: 'tenders',
  idOf: ({ id }) => id,
  isNarrowed: ({ search, status, category }) =>
    Boolean(search.trim() || status !== 'all' || category),
});

/** Tenders on the portal's client. An error is shown inline and logged (TND-050). */
export const provideTenders = (portal: Portal) =>
  provideFlow(tendersMachine, {
    actors: {
      loadPage: read(
        portal,
        listTenders,
        ({ query, cursor }: { query: TendersQuery; cursor: string | null }) => ({
          query: { ...wireOf(query), ...(cursor !== null && { cursor }) },
        }),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeTenders(portal, (news) => {
          sendBack({
            type: 'items.changed',
            change: (tenders: readonly Tender[]) => changeTenders(tenders, news),
            ...(news.type === 'deleted' && { by: -1 }),
          });
          // Only the server knows its membership and position in this list.
          if (news.type === 'posted' || news.type === 'tender')
            sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });

const wireOf = ({ search, status, category }: TendersQuery) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(status !== 'all' && { status_filter: status }),
  ...(category && { category }),
});
