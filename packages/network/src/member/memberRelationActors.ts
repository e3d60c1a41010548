import { findConnection } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { standingOf } from '../changes/standing.ts';
import { watchNetwork } from '../changes/watchNetwork.ts';
import { memberRelationMachine } from './memberRelationMachine.ts';

/** A relation on the portal's client; it hears what becomes of it, by the other's acts too. */
export const provideMemberRelation = (portal: Portal) =>
  provideFlow(memberRelationMachine, {
    actors: {
      load: read(
        portal,
        findConnection,
        ({ query: { memberId } }: { query: { memberId: string } }) => ({
          params: { id: memberId },
        }),
        standingOf,
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
