import { getNetworkCounts } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { watchNetwork } from '../changes/watchNetwork.ts';

/** Counts on the tabs of My Network. */
export interface NetworkCounts {
  connections: number;
  incoming: number;
  sent: number;
  invitations: number;
}

/** Loads the counts on the tabs, which are hidden without them. */
export const countsMachine = readMachine<null, NetworkCounts>({ id: 'networkCounts' });

/** Implements the counts with the portal's client. */
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
