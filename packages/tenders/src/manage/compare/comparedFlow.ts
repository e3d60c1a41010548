import { listProposals, type Proposal } from '@saudagar/contract';
import { provideFlow, readAll, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeTenders, type TendersNews } from '../../changes/changes.ts';
import { changeProposals } from '../../changes/tenderChange.ts';

/** All proposals of one of the member's tenders, oldest first. */
export const comparedMachine = readMachine<{ tenderId: string }, readonly Proposal[]>({
  id: 'comparedProposals',
  isEmpty: ({ length }) => length === 0,
});

/** Id of the tender that news is about. */
function tenderOf(news: TendersNews): string {
  if (news.type === 'tender' || news.type === 'posted') return news.tender.id;
  if (news.type === 'deleted') return news.id;
  return news.type === 'withdrawn' ? news.tenderId : news.proposal.tender_id;
}

/** One tender's proposals on the portal's client: all of them, since they are ranked. */
export const provideCompared = (portal: Portal) =>
  provideFlow(comparedMachine, {
    actors: {
      load: readAll(
        portal,
        listProposals,
        ({ query: { tenderId } }: { query: { tenderId: string } }) => ({
          params: { id: tenderId },
        }),
      ),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeTenders(portal, (news) => {
          if (tenderOf(news) !== query.tenderId) return;
          if (news.type === 'deleted') return sendBack({ type: 'read.lost' });
          sendBack({
            type: 'read.changed',
            change: (proposals: readonly Proposal[]) => changeProposals(proposals, news),
          });
          sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });
