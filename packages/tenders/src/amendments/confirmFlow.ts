import {
  ApiError,
  confirmProposal,
  getProposal,
  getTender,
  type Proposal,
} from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishTenders } from '../changes/changes.ts';

/** The member's own proposal, and the version of the tender's terms that they read. */
export interface ConfirmedBid {
  tenderId: string;
  id: string;
  terms: number | undefined;
}

/** Confirms the member's own proposal after amendments (TND-146). */
export const confirmBidMachine = commandMachine<ConfirmedBid, Proposal>('confirmBid');

/**
 * Confirming on the portal's client. When the terms changed again, tender and proposal are read
 * again, so that the page shows what to confirm.
 */
export const provideConfirmBid = (portal: Portal) =>
  provideFlow(confirmBidMachine, {
    actors: {
      run: fromPromise(async ({ input: { input } }) => {
        const { tenderId, id, terms } = input;
        const params = { id: tenderId, proposalId: id };
        try {
          return await portal.client.call(confirmProposal, {
            params,
            body: terms === undefined ? {} : { terms_version: terms },
          });
        } catch (error) {
          if (ApiError.from(error).field === 'terms_version') {
            const tender = await portal.client.call(getTender, { params });
            publishTenders(portal, { type: 'tender', tender });
            const proposal = await portal.client.call(getProposal, { params });
            publishTenders(portal, { type: 'proposal', proposal });
          }
          throw error;
        }
      }),
    },
    actions: {
      publish: (_, { done }) => publishTenders(portal, { type: 'proposal', proposal: done }),
    },
  });
