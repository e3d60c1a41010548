'use client';

export { choiceMachine } from './choices/choiceFlow.ts';
export { choicesMachine } from './choices/choicesFlow.ts';
export { NotificationChoices } from './choices/NotificationChoices.tsx';
export {
  DeviceNotifications,
  type DeviceNotificationsProps,
} from './device/DeviceNotifications.tsx';
export { deviceMachine } from './device/deviceMachine.ts';
export type { PushBrowser } from './device/pushBrowser.ts';
export { notificationsMachine } from './list/notificationsFlow.ts';
export { muteMachine } from './muting/muteFlow.ts';
export { mutesMachine } from './muting/mutesFlow.ts';
export { Notifications, type NotificationsProps } from './Notifications.tsx';
export { readAllMachine } from './reading/readAllFlow.ts';
export { readOneMachine } from './reading/readOneFlow.ts';
export { useReadNotification } from './reading/useReadNotification.ts';
export { DailySummary } from './summary/DailySummary.tsx';
export { summaryChoiceMachine } from './summary/summaryChoiceFlow.ts';
export { summaryMachine } from './summary/summaryFlow.ts';
export { unreadMachine } from './unread/unreadFlow.ts';
export { useUnreadNotifications } from './unread/useUnreadNotifications.ts';
