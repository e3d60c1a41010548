export {
  CHOSEN_TOPICS,
  ChosenTopic,
  getMute,
  listNotificationChoices,
  MUTED_TYPES,
  MUTES_MAX,
  MutedType,
  muteThing,
  NotificationChoice,
  setNotificationChoice,
  unmuteThing,
} from './choices.ts';
export {
  getUnreadNotifications,
  listNotifications,
  Notification,
  readAllNotifications,
  readNotification,
} from './notifications.ts';
