import { getNetworkHealth, type HealthScore } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** Loads the health score in the member's language (NET-117–135). */
export const healthMachine = readMachine<null, HealthScore>({ id: 'networkHealth' });

/** Implements the health score with the portal's client. */
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
