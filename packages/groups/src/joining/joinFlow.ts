import { type GroupRelationship, joinGroup } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishRelationship } from '../changes/changes.ts';

/** Joins a public group, or requests to join a private one (GRP-041–048). */
export const joinMachine = commandMachine<{ id: string }, GroupRelationship>('joinGroup');

/** Implements joining with the portal's client; an empty reply means joined (GRP-045). */
export const provideJoin = (portal: Portal) =>
  provideFlow(joinMachine, {
    actors: {
      run: write(portal, joinGroup, ({ input: params }) => ({ params })),
    },
    actions: {
      publish: (_, { input: { id }, done }) =>
        publishRelationship(portal, id, { membership: 'member', ...done }),
    },
  });
