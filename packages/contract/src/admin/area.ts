import type { Area } from '../core/area.ts';
import { flagContent } from './flags.ts';
import { adminLabels, adminRefusals } from './refusals.ts';
import { userCalls } from './userCalls.ts';

/** What keeps the community healthy: flags, accounts, the audit log. */
export const admin = {
  name: 'admin',
  endpoints: [flagContent, ...userCalls],
  refusals: adminRefusals,
  labels: adminLabels,
  notifications: 'none',
} as const satisfies Area;
