import type { NotificationKinds } from '../core/area.ts';

/** Texts of notifications about connections. */
export const networkNotifications = {
  connection_requested: 'connections',
  connection_accepted: 'connections',
  invitation_accepted: 'connections',
} as const satisfies NotificationKinds;
