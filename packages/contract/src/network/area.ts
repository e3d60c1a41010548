import type { Area } from '../core/area.ts';
import { listSuggestions, requestConnection } from './connections.ts';
import { networkNotifications } from './notifications.ts';
import { networkRefusals } from './refusals.ts';

/** Connections between members. */
export const network = {
  name: 'network',
  endpoints: [listSuggestions, requestConnection],
  refusals: networkRefusals,
  labels: {},
  notifications: networkNotifications,
} as const satisfies Area;
