import type { Area } from '../core/area.ts';
import { loadCatalogues } from '../core/catalogues.ts';
import { MESSAGE_SOCKET_PATH, ROOM_SOCKET_PATH } from './messageSocket.ts';
import {
  getUnreadTotal,
  LastMessage,
  listMessages,
  Message,
  QuotedMessage,
  ReactionCount,
  readRoom,
  sendMessage,
} from './messages.ts';
import { getPresence, Presence } from './presence.ts';
import {
  listReactions,
  MessageReactions,
  Reaction,
  reactToMessage,
  removeReaction,
} from './reactions.ts';
import {
  addRoomMembers,
  Conversation,
  createRoom,
  getRoom,
  leaveRoom,
  listConversations,
  listRoomMembers,
  openDirectRoom,
  RoomMember,
} from './rooms.ts';

/** Direct conversations and group chats. */
export const messages = {
  name: 'messages',
  endpoints: [
    listConversations,
    listMessages,
    sendMessage,
    openDirectRoom,
    readRoom,
    getUnreadTotal,
    createRoom,
    getRoom,
    listRoomMembers,
    addRoomMembers,
    leaveRoom,
    getPresence,
    reactToMessage,
    removeReaction,
    listReactions,
  ],
  sockets: [
    {
      name: 'messageSocket',
      summary: "What happens in all of the member's conversations",
      path: MESSAGE_SOCKET_PATH,
      access: 'member',
    },
    {
      name: 'roomSocket',
      summary: 'What happens in one conversation',
      path: ROOM_SOCKET_PATH,
      access: 'insider',
    },
  ],
  schemas: {
    replies: {
      Conversation,
      LastMessage,
      Message,
      MessageReactions,
      Presence,
      QuotedMessage,
      Reaction,
      ReactionCount,
      RoomMember,
    },
  },
  texts: await loadCatalogues<typeof import('./messages/en.json')>(
    (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
  ),
  notifications: 'none',
} as const satisfies Area;
