import { listTenders, type Tender } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeTenders } from '../changes/changes.ts';
import { changeTenders } from '../changes/tenderChange.ts';

/** The tenders that close next, for the home page; empty where none is open. */
export const closingMachine = readMachine<{ limit: number }, readonly Tender[]>({
  id: 'closingTenders',
  isEmpty: (tenders) => tenders.length === 0,
});

/** The tenders that close next on the portal's client. */
export const provideClosing = (portal: Portal) =>
  provideFlow(closingMachine, {
    actors: {
      load: read(
        portal,
        listTenders,
        ({ query: { limit } }) => ({
          query: { status_filter: 'active' as const, sort: 'closing' as const, limit },
        }),
        ({ items }, { query: { limit } }) => items.slice(0, limit),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeTenders(portal, (news) => {
          sendBack({
            type: 'read.changed',
            change: (tenders: readonly Tender[]) => changeTenders(tenders, news),
          });
          if (news.type === 'posted' || news.type === 'tender' || news.type === 'deleted')
            sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });
