import {
  getDailySummary,
  getDevicePush,
  getUnreadNotifications,
  listMutes,
  listNotificationChoices,
  listNotifications,
  muteSubject,
  readAllNotifications,
  readNotification,
  setDailySummary,
  setNotificationChoice,
  subscribeDevice,
  unmuteSubject,
  unsubscribeDevice,
} from '@saudagar/contract';
import type { MockArea } from '../../core/community.ts';
import { NotificationChoices } from './choices.ts';
import { Notifications } from './notifications.ts';
import { OutsideNotifications } from './outside.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly notificationChoices: NotificationChoices;
    readonly notifications: Notifications;
    readonly outsideNotifications: OutsideNotifications;
  }
}

/** Notifications; the other areas define their subjects. */
export const notifications: MockArea = {
  name: 'notifications',
  states: {
    notificationChoices: NotificationChoices,
    notifications: Notifications,
    outsideNotifications: OutsideNotifications,
  },
  handlers: (community, on) => {
    const { notifications, notificationChoices: choices, flags, groups } = community;
    const outside = community.outsideNotifications;
    return [
      on(listNotificationChoices, ({ viewer }) => choices.of(viewer.id)),
      on(setNotificationChoice, ({ viewer, params, body }) =>
        choices.set(viewer.id, params.topic, body.app),
      ),
      on(listMutes, ({ viewer }) =>
        choices.muted(viewer.id).map((thing) => ({
          ...thing,
          title: groups.whole(thing.id)?.name ?? notifications.titleOf(viewer.id, thing),
        })),
      ),
      on(muteSubject, ({ viewer, params }) => {
        flags.typeOf(params.type)?.find(community, params.id, viewer);
        return choices.mute(viewer.id, params);
      }),
      on(unmuteSubject, ({ viewer, params }) => {
        if (!choices.isMuted(viewer.id, params))
          flags.typeOf(params.type)?.find(community, params.id, viewer);
        return choices.unmute(viewer.id, params);
      }),
      on(getDevicePush, ({ token }) => outside.device(token)),
      on(subscribeDevice, ({ token, body, locale }) =>
        outside.subscribe(token, body.endpoint, locale),
      ),
      on(unsubscribeDevice, ({ token }) => outside.unsubscribe(token)),
      on(getDailySummary, ({ viewer }) => outside.summary(viewer.id)),
      on(setDailySummary, ({ viewer, body }) => outside.setSummary(viewer.id, body.daily)),
      on(listNotifications, ({ viewer, query }) => notifications.list(viewer.id, query)),
      on(getUnreadNotifications, ({ viewer }) => notifications.unread(viewer.id)),
      on(readNotification, ({ viewer, params }) => notifications.read(viewer.id, params.id)),
      on(readAllNotifications, ({ viewer }) => notifications.readAll(viewer.id)),
    ];
  },
  sockets: 'none',
  sample: 'none',
  files: 'none',
  flaggable: 'none',
  approvals: 'none',
};
