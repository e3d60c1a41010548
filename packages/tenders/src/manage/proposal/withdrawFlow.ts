import { doneIfNotFound, withdrawProposal } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishTenders } from '../../changes/changes.ts';

/** Withdraws one's own proposal after a question, which frees one's place. */
export const withdrawMachine = commandMachine<{ tenderId: string; id: string }, void>(
  'withdrawProposal',
);

/** Withdrawing on the portal's client. A proposal that is gone already counts as withdrawn. */
export const provideWithdraw = (portal: Portal) =>
  provideFlow(withdrawMachine, {
    actors: {
      run: fromPromise(async ({ input: { input } }) => {
        const params = { id: input.tenderId, proposalId: input.id };
        await portal.client.call(withdrawProposal, { params }).catch(doneIfNotFound);
      }),
    },
    actions: {
      publish: (_, { input }) => publishTenders(portal, { type: 'withdrawn', ...input }),
    },
  });
