import { getTender, type Tender } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeTenders } from '../changes/changes.ts';
import { changeTender } from '../changes/tenderChange.ts';

/** One tender, in the dialog of the list, on a page of its own, or before a bid. */
export const tenderMachine = readMachine<{ id: string }, Tender>({ id: 'tender' });

/** One tender on the portal's client. */
export const provideTender = (portal: Portal) =>
  provideFlow(tenderMachine, {
    actors: {
      load: read(portal, getTender, ({ query }: { query: { id: string } }) => ({ params: query })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeTenders(portal, (news) => {
          if (news.type === 'deleted' && news.id === query.id) sendBack({ type: 'read.lost' });
          else
            sendBack({
              type: 'read.changed',
              change: (tender: Tender) => changeTender(tender, news),
            });
        }),
      ),
    },
  });
