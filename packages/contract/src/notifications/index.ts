export {
  getUnreadNotifications,
  listNotifications,
  Notification,
  readAllNotifications,
  readNotification,
} from './notifications.ts';
