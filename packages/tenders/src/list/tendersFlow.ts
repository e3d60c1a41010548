import { listTenders, type Tender, type TenderStatusFilter } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeTenders } from '../changes/changes.ts';
import { changeTenders } from '../changes/tenderChange.ts';

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

/** Tenders on the portal's client. A failure is shown in place of the list and logged (TND-050). */
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
          // Whether it still belongs here, and where, the server alone knows.
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
