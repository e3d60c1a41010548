export {
  MESSAGE_SOCKET_PATH,
  parseSocketEvent,
  ROOM_SOCKET_PATH,
  SOCKET_CLOSE,
  SOCKET_FRAME_MAX_BYTES,
  SOCKET_HEARTBEAT_SECONDS,
  SocketCommand,
  type SocketEvent,
  socketAddress,
  TYPING_LASTS_SECONDS,
} from './messageSocket.ts';
export {
  DEFAULT_HISTORY_SIZE,
  type GroupChatLine,
  getUnreadTotal,
  HIDDEN_SENDER,
  hiddenMessage,
  isGroupChatLine,
  LastMessage,
  listMessages,
  MESSAGE_MAX_LENGTH,
  Message,
  QuotedMessage,
  REMOVED_MESSAGE,
  ReactionCount,
  RoomParams,
  readRoom,
  sendMessage,
  withoutWords,
} from './messages.ts';
export { getPresence, Presence } from './presence.ts';
export {
  hiddenQuotation,
  QUOTATION_MAX_LENGTH,
  quotationOf,
  quoteMessage,
  withoutExcerpt,
} from './quotation.ts';
export {
  countReactions,
  listReactions,
  MessageReactions,
  REACTIONS,
  Reaction,
  type ReactionEmoji,
  reactToMessage,
  removeReaction,
  withOwnReaction,
} from './reactions.ts';
export {
  addRoomMembers,
  Conversation,
  createRoom,
  getRoom,
  leaveRoom,
  listConversations,
  listRoomMembers,
  openDirectRoom,
  ROOM_MEMBERS_MAX,
  ROOM_NAME_MAX_LENGTH,
  RoomMember,
} from './rooms.ts';
export { openSocket, type SocketListener } from './socketTransport.ts';
