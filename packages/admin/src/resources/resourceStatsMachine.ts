import type { getResourceStats, ReplyOf } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** Figures of the library (ADM-124). */
export type ResourceStats = ReplyOf<typeof getResourceStats>['overview'];

/** Reads the figures of the library. */
export const resourceStatsMachine = readMachine<null, ResourceStats>({ id: 'resourceStats' });
