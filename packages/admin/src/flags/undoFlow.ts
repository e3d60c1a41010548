import { undoReview } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishAdmin } from '../changes/changes.ts';

/** Takes decisions back while the server allows it. */
export const undoMachine = commandMachine<{ ids: readonly string[] }, void>('undoReview');

/** The undo on the portal's client; flags and figures are read again at once. */
export const provideUndo = (portal: Portal) =>
  provideFlow(undoMachine, {
    actors: {
      run: fromPromise(async ({ input: { input } }) => {
        await Promise.all(
          input.ids.map((id) => portal.client.call(undoReview, { params: { id } })),
        );
      }),
    },
    actions: { publish: () => publishAdmin(portal, { type: 'flags' }) },
  });
