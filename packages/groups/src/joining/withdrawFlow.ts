import { type GroupRelationship, withdrawGroupRequest } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishRelationship } from '../changes/changes.ts';

/** Withdraws a request to join. */
export const withdrawMachine = commandMachine<{ id: string }, GroupRelationship>('withdrawRequest');

/** Implements withdrawing a request with the portal's client. */
export const provideWithdraw = (portal: Portal) =>
  provideFlow(withdrawMachine, {
    actors: { run: write(portal, withdrawGroupRequest, ({ input: params }) => ({ params })) },
    actions: {
      publish: (_, { input: { id }, done }) =>
        publishRelationship(portal, id, { membership: 'none', ...done }),
    },
  });
