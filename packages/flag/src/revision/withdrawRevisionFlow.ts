import { type ApprovedType, withdrawRevision } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';

/** Takes back an edit that waits for approval (ADM-383). */
export const withdrawRevisionMachine = commandMachine<{ id: string }, null>('withdrawRevision');

/**
 * Implements taking back an edit of one type of content; one decided meanwhile counts as taken
 * back. `publish` tells the type's views that nothing waits any more.
 */
export const provideWithdrawRevision =
  (content_type: ApprovedType, publish: (portal: Portal, id: string) => void) => (portal: Portal) =>
    provideFlow(withdrawRevisionMachine, {
      actors: {
        run: fromPromise(async ({ input: { input } }): Promise<null> => {
          const params = { content_type, id: input.id };
          await portal.client.call(withdrawRevision, { params });
          return null;
        }),
      },
      actions: { publish: (_, { input: { id } }) => publish(portal, id) },
    });
