import { claimFlag, type Flag, releaseFlag } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishAdmin } from '../changes/changes.ts';

/** Keeps a thing for oneself for a while, or gives it up, so that two do not decide twice. */
export const claimMachine = commandMachine<
  { flagId: string; caseId: string; isTaken: boolean },
  Flag['claim']
>('claimFlag');

/** Claims on the portal's client. */
export const provideClaim = (portal: Portal) =>
  provideFlow(claimMachine, {
    actors: {
      run: fromPromise(async ({ input: { input } }) => {
        const params = { id: input.flagId };
        if (input.isTaken) return (await portal.client.call(claimFlag, { params })).claim ?? null;
        await portal.client.call(releaseFlag, { params });
        return null;
      }),
    },
    actions: {
      publish: (_, { input: { caseId }, done }) =>
        publishAdmin(portal, { type: 'claimed', caseId, claim: done }),
    },
  });
