import { listMyTenders, type Tender, type TenderStatusFilter } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeTenders } from '../changes/changes.ts';
import { changeTenders } from '../changes/tenderChange.ts';
import type { Asked } from './followProposals.ts';

/** The member's own tenders, drafts included (TND-096, TND-103, TND-104). */
export const myTendersMachine = listMachine<{ status: TenderStatusFilter }, Tender>({
  id: 'myTenders',
  idOf: ({ id }) => id,
  isNarrowed: ({ status }) => status !== 'all',
});

/** The member's own tenders on the portal's client. */
export const provideMyTenders = (portal: Portal) =>
  provideFlow(myTendersMachine, {
    actors: {
      loadPage: read(
        portal,
        listMyTenders,
        ({ query: { status }, cursor }: Asked<{ status: Tender['status'] | 'all' }>) => ({
          query: {
            ...(status !== 'all' && { status_filter: status }),
            ...(cursor !== null && { cursor }),
          },
        }),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeTenders(portal, (news) => {
          sendBack({
            type: 'items.changed',
            change: (tenders: readonly Tender[]) => changeTenders(tenders, news),
            ...(news.type === 'deleted' && { by: -1 }),
          });
          // An accepted proposal may have closed its tender.
          if (news.type !== 'deleted') sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });
