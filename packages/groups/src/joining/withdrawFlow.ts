import { type GroupStanding, withdrawGroupRequest } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishStanding } from '../changes/changes.ts';

/** Withdraws a request to join. */
export const withdrawMachine = commandMachine<{ id: string }, GroupStanding>('withdrawRequest');

/** Implements withdrawing a request with the portal's client. */
export const provideWithdraw = (portal: Portal) =>
  provideFlow(withdrawMachine, {
    actors: { run: write(portal, withdrawGroupRequest, ({ input: params }) => ({ params })) },
    actions: {
      publish: (_, { input: { id }, done }) =>
        publishStanding(portal, id, { membership: 'none', ...done }),
    },
  });
