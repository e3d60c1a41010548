import { findConnection } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { type Relationship, relationshipOf } from '../changes/relationship.ts';
import { watchNetwork } from '../changes/watchNetwork.ts';

/** The reader's relationship to a member (NET-021, NET-022, NET-040–043). */
export const memberRelationMachine = readMachine<{ memberId: string }, Relationship>({
  id: 'memberRelation',
});

/** Implements a relationship with the portal's client; it follows both members' actions. */
export const provideMemberRelation = (portal: Portal) =>
  provideFlow(memberRelationMachine, {
    actors: {
      load: read(
        portal,
        findConnection,
        ({ query: { memberId } }: { query: { memberId: string } }) => ({
          params: { id: memberId },
        }),
        relationshipOf,
      ),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        watchNetwork(portal, {
          onRelation: ({ memberId, relation, connectionId }) => {
            if (memberId !== query.memberId) return;
            sendBack({ type: 'read.changed', change: () => ({ relation, connectionId }) });
          },
          onOutdated: () => sendBack({ type: 'read.outdated' }),
        }),
      ),
    },
  });
