import { getNetworkHealth, type HealthScore } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** Reads the health of the member's network, in their language (NET-117–135). */
export const healthMachine = readMachine<null, HealthScore>({ id: 'networkHealth' });

/** The health of the member's network on the portal's client. */
export const provideHealth = (portal: Portal) =>
  provideFlow(healthMachine, {
    actors: {
      load: read(
        portal,
        getNetworkHealth,
        () => ({}),
        ({ health_score }) => health_score,
      ),
    },
  });
