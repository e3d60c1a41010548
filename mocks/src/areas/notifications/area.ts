import {
  getUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@saudagar/contract';
import type { MockArea } from '../../core/community.ts';
import { Notifications } from './notifications.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly notifications: Notifications;
  }
}

/** Notifications; the other areas say what they are about. */
export const notifications: MockArea = {
  name: 'notifications',
  states: { notifications: Notifications },
  handlers: ({ notifications }, on) => [
    on(listNotifications, ({ viewer, query }) => notifications.list(viewer.id, query)),
    on(getUnreadNotifications, ({ viewer }) => notifications.unread(viewer.id)),
    on(readNotification, ({ viewer, params }) => notifications.read(viewer.id, params.id)),
    on(readAllNotifications, ({ viewer }) => notifications.readAll(viewer.id)),
  ],
  sockets: 'none',
  sample: 'none',
  files: 'none',
  flaggable: 'none',
  approvals: 'none',
};
