import type { HealthScore } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** Reads the health of the member's network, in their language (NET-117–135). */
export const healthMachine = readMachine<null, HealthScore>({ id: 'networkHealth' });
