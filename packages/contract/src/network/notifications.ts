import type { NotificationKinds } from '../core/area.ts';

/** What members are told about connections. */
export const networkNotifications = {
  connection_requested: 'connections',
  connection_accepted: 'connections',
  invitation_accepted: 'connections',
} as const satisfies NotificationKinds;
