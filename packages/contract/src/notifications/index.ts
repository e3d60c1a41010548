export {
  CHOSEN_TOPICS,
  ChosenTopic,
  listMutes,
  listNotificationChoices,
  MUTED_TYPES,
  MUTES_MAX,
  Mute,
  MutedType,
  muteSubject,
  NotificationChoice,
  setNotificationChoice,
  unmuteSubject,
} from './choices.ts';
export {
  getUnreadNotifications,
  listNotifications,
  Notification,
  readAllNotifications,
  readNotification,
} from './notifications.ts';
export {
  DevicePush,
  getDevicePush,
  PUSH_ENDPOINT_MAX,
  subscribeDevice,
  unsubscribeDevice,
} from './push.ts';
export { DailySummary, getDailySummary, setDailySummary } from './summary.ts';
