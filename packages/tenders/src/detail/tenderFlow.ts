import { getTender, type Tender } from '@saudagar/contract';
import { onNotified } from '@saudagar/delivery/machines';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeTenders } from '../changes/changes.ts';
import { changeTender } from '../changes/tenderChange.ts';

/** One tender: for the dialog, its own page, or before a bid. */
export const tenderMachine = readMachine<{ id: string }, Tender>({ id: 'tender' });

/** One tender on the portal's client. */
export const provideTender = (portal: Portal) =>
  provideFlow(tenderMachine, {
    actors: {
      load: read(portal, getTender, ({ query }: { query: { id: string } }) => ({ params: query })),
      subscribe: fromCallback(({ input: { query }, sendBack }) => {
        // Such as the notification of an amendment or an award.
        const stopNotified = onNotified(portal, () => sendBack({ type: 'read.outdated' }));
        const unsubscribe = subscribeTenders(portal, (news) => {
          if (news.type === 'deleted' && news.id === query.id) sendBack({ type: 'read.lost' });
          else
            sendBack({
              type: 'read.changed',
              change: (tender: Tender) => changeTender(tender, news),
            });
        });
        return () => {
          stopNotified();
          unsubscribe();
        };
      }),
    },
  });
