import { type GroupStanding, joinGroup } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishStanding } from '../changes/changes.ts';

/** Joins a public group, or asks to join a private one (GRP-041–048). */
export const joinMachine = commandMachine<{ id: string }, GroupStanding>('joinGroup');

/**
 * Joining on the portal's client; a server that says nothing back has let the member in. A failure is
 * shown in its place, and logged by the machine (GRP-045).
 */
export const provideJoin = (portal: Portal) =>
  provideFlow(joinMachine, {
    actors: {
      run: write(portal, joinGroup, ({ input: params }) => ({ params })),
    },
    actions: {
      publish: (_, { input: { id }, done }) =>
        publishStanding(portal, id, { membership: 'member', ...done }),
    },
  });
