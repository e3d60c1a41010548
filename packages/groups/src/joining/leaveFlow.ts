import { type GroupRelationship, leaveGroup } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishRelationship } from '../changes/changes.ts';

/** Leaves a group after confirmation (GRP-049). */
export const leaveMachine = commandMachine<{ id: string }, GroupRelationship>('leaveGroup');

/** Implements leaving with the portal's client. */
export const provideLeave = (portal: Portal) =>
  provideFlow(leaveMachine, {
    actors: { run: write(portal, leaveGroup, ({ input: params }) => ({ params })) },
    actions: {
      publish: (_, { input: { id }, done }) =>
        publishRelationship(portal, id, { membership: 'none', ...done }),
    },
  });
