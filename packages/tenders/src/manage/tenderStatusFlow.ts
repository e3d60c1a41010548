import { setTenderStatus, type Tender, type TenderStatus } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishTenders } from '../changes/changes.ts';

/** Closes, reopens or publishes a tender after a question (TND-105–107). */
export const tenderStatusMachine = commandMachine<{ id: string; status: TenderStatus }, Tender>(
  'tenderStatus',
);

/** Closing, reopening and publishing on the portal's client. */
export const provideTenderStatus = (portal: Portal) =>
  provideFlow(tenderStatusMachine, {
    actors: {
      run: fromPromise(({ input: { input } }) =>
        portal.client.call(setTenderStatus, {
          params: { id: input.id },
          body: { status: input.status },
        }),
      ),
    },
    actions: {
      publish: (_, { done }) => publishTenders(portal, { type: 'tender', tender: done }),
    },
  });
