import { joinGroup, leaveGroup, withdrawGroupRequest } from '@saudagar/contract';
import { provideFlow, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { publishStanding } from '../changes/changes.ts';
import { logged } from '../logged.ts';
import { joinMachine } from './joinMachine.ts';
import { leaveMachine } from './leaveMachine.ts';
import { withdrawMachine } from './withdrawMachine.ts';

/**
 * Joining on the portal's client; a server that says nothing back has let the member in. A failure is
 * shown in its place and logged (GRP-045).
 */
export const provideJoin = (portal: Portal) =>
  provideFlow(joinMachine, {
    actors: {
      run: fromPromise(({ input: { input: params } }) =>
        logged('joinGroup', portal.client.call(joinGroup, { params })),
      ),
    },
    actions: {
      publish: (_, { input: { id }, done }) =>
        publishStanding(portal, id, { membership: 'member', ...done }),
    },
  });

/** Withdrawing a request on the portal's client. */
export const provideWithdraw = (portal: Portal) =>
  provideFlow(withdrawMachine, {
    actors: { run: write(portal, withdrawGroupRequest, ({ input: params }) => ({ params })) },
    actions: {
      publish: (_, { input: { id }, done }) =>
        publishStanding(portal, id, { membership: 'none', ...done }),
    },
  });

/** Leaving on the portal's client. */
export const provideLeave = (portal: Portal) =>
  provideFlow(leaveMachine, {
    actors: { run: write(portal, leaveGroup, ({ input: params }) => ({ params })) },
    actions: {
      publish: (_, { input: { id }, done }) =>
        publishStanding(portal, id, { membership: 'none', ...done }),
    },
  });
