import { restoreContent } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishAdmin } from '../changes/changes.ts';

/** Restores what a decision removed. */
export const restoreMachine = commandMachine<{ flagId: string }, void>('restoreContent');

/** Implements restoration with the portal's client; flags and figures reload at once. */
export const provideRestore = (portal: Portal) =>
  provideFlow(restoreMachine, {
    actors: {
      run: fromPromise(async ({ input: { input } }) => {
        await portal.client.call(restoreContent, { params: { id: input.flagId } });
      }),
    },
    actions: { publish: () => publishAdmin(portal, { type: 'flags' }) },
  });
