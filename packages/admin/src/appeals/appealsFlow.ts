import { type Appeal, type AppealStatus, listAppeals } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';

/** Filter of the appeals. */
export interface AppealsQuery {
  status: AppealStatus;
}

/** Pending appeals, oldest first, or decided ones. */
export const appealsMachine = listMachine<AppealsQuery, Appeal>({
  id: 'appeals',
  idOf: ({ id }) => id,
});

/** Implements listing appeals with the portal's client; a decision reloads the list. */
export const provideAppeals = (portal: Portal) =>
  provideFlow(appealsMachine, {
    actors: {
      loadPage: read(
        portal,
        listAppeals,
        ({ query: { status }, cursor }: { query: AppealsQuery; cursor: string | null }) => ({
          query: { status, ...(cursor !== null && { cursor }) },
        }),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, ({ type }) => {
          if (type === 'flags' || type === 'queues') sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });
