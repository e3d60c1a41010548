'use client';

export { notificationsMachine } from './list/notificationsMachine.ts';
export { Notifications, type NotificationsProps } from './Notifications.tsx';
export { readAllMachine } from './reading/readAllMachine.ts';
export { readOneMachine } from './reading/readOneMachine.ts';
export { unreadMachine } from './unread/unreadMachine.ts';
export { useUnreadNotifications } from './unread/useUnreadNotifications.ts';
