import type { Area } from '../core/area.ts';
import { flagContent } from './flags.ts';
import { adminLabels, adminRefusals } from './refusals.ts';

/** What keeps the community healthy: flags. */
export const admin = {
  name: 'admin',
  endpoints: [flagContent],
  refusals: adminRefusals,
  labels: adminLabels,
  notifications: 'none',
} as const satisfies Area;
