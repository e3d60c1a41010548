'use client';

export { choiceMachine } from './choices/choiceMachine.ts';
export { choicesMachine } from './choices/choicesMachine.ts';
export { NotificationChoices } from './choices/NotificationChoices.tsx';
export { notificationsMachine } from './list/notificationsMachine.ts';
export { muteMachine } from './muting/muteMachine.ts';
export { mutesMachine } from './muting/mutesMachine.ts';
export { Notifications, type NotificationsProps } from './Notifications.tsx';
export { readAllMachine } from './reading/readAllMachine.ts';
export { readOneMachine } from './reading/readOneMachine.ts';
export { unreadMachine } from './unread/unreadMachine.ts';
export { useUnreadNotifications } from './unread/useUnreadNotifications.ts';
