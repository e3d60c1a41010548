import { type GroupStanding, joinGroup } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishStanding } from '../changes/changes.ts';
import { logged } from '../logged.ts';

/** Joins a public group, or asks to join a private one (GRP-041–048). */
export const joinMachine = commandMachine<{ id: string }, GroupStanding>('joinGroup');

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
