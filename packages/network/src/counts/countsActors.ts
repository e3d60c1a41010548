import { getNetworkCounts } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { watchNetwork } from '../changes/watchNetwork.ts';
import { countsMachine } from './countsMachine.ts';

/** The counts on the portal's client. */
export const provideCounts = (portal: Portal) =>
  provideFlow(countsMachine, {
    actors: {
      load: read(portal, getNetworkCounts, () => ({})),
      subscribe: fromCallback(({ sendBack }) => {
        const refresh = () => sendBack({ type: 'read.outdated' });
        return watchNetwork(portal, {
          onRelation: refresh,
          onInvitations: refresh,
          onOutdated: refresh,
        });
      }),
    },
  });
