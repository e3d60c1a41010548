'use client';

export { choiceMachine } from './choices/choiceMachine.ts';
export { choicesMachine } from './choices/choicesMachine.ts';
export { NotificationChoices } from './choices/NotificationChoices.tsx';
export {
  DeviceNotifications,
  type DeviceNotificationsProps,
} from './device/DeviceNotifications.tsx';
export { deviceMachine } from './device/deviceMachine.ts';
export type { PushBrowser } from './device/pushBrowser.ts';
export { notificationsMachine } from './list/notificationsMachine.ts';
export { muteMachine } from './muting/muteMachine.ts';
export { mutesMachine } from './muting/mutesMachine.ts';
export { Notifications, type NotificationsProps } from './Notifications.tsx';
export { readAllMachine } from './reading/readAllMachine.ts';
export { readOneMachine } from './reading/readOneMachine.ts';
export { useReadNotification } from './reading/useReadNotification.ts';
export { DailySummary } from './summary/DailySummary.tsx';
export { summaryChoiceMachine } from './summary/summaryChoiceMachine.ts';
export { summaryMachine } from './summary/summaryMachine.ts';
export { unreadMachine } from './unread/unreadMachine.ts';
export { useUnreadNotifications } from './unread/useUnreadNotifications.ts';
