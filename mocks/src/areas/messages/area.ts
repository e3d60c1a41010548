import {
  addRoomMembers,
  createRoom,
  DEFAULT_HISTORY_SIZE,
  getPresence,
  getRoom,
  getUnreadTotal,
  leaveRoom,
  listConversations,
  listMessages,
  listReactions,
  listRoomMembers,
  openDirectRoom,
  reactToMessage,
  readRoom,
  removeReaction,
  sendMessage,
} from '@saudagar/contract';
import type { HttpHandler } from 'msw';
import type { Community, MockArea, On } from '../../core/community.ts';
import { Conversations } from './conversations.ts';
import { flaggedMessage } from './flagged.ts';
import { Presence } from './presence.ts';
import { memberSocket, roomSocket } from './sockets.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly conversations: Conversations;
    readonly presence: Presence;
  }
}

/** Direct conversations and group chats. */
export const messages: MockArea = {
  name: 'messages',
  states: { conversations: Conversations, presence: Presence },
  handlers: (community, on) => [...messageHandlers(community, on), ...roomHandlers(community, on)],
  sockets: [memberSocket, roomSocket],
  sample: 'none',
  files: {
    holds: ({ conversations }, fileId) => conversations.holdsFile(fileId),
    shows: ({ conversations }, viewerId, fileId) => conversations.showsFile(viewerId, fileId),
  },
  flaggable: { message: flaggedMessage },
  approvals: 'none',
};

function messageHandlers({ conversations, files }: Community, on: On): HttpHandler[] {
  return [
    on(listMessages, ({ viewer, params, query }) => {
      const { limit = DEFAULT_HISTORY_SIZE, before, after, mark_read } = query;
      const shown = conversations.history(viewer.id, params.roomId, { limit, before, after });
      const last = shown.at(-1)?.sequence;
      if (last !== undefined && before === undefined && mark_read !== 'false')
        conversations.read(viewer.id, params.roomId, last);
      return shown;
    }),
    on(sendMessage, ({ viewer, params, body: { attachments, ...draft } }) => {
      // Checks membership: others learn nothing of a room's files.
      conversations.get(viewer.id, params.roomId);
      const own = files.ownedBy(viewer.id, [...new Set(attachments)]);
      return conversations.send(viewer.id, params.roomId, { ...draft, files: own });
    }),
    on(readRoom, ({ viewer, params, body }) =>
      conversations.read(viewer.id, params.roomId, body.sequence),
    ),
    on(reactToMessage, ({ viewer, params, body }) =>
      conversations.react(viewer.id, params, body.emoji),
    ),
    on(removeReaction, ({ viewer, params }) => conversations.react(viewer.id, params, null)),
    on(listReactions, ({ viewer, params }) => conversations.reactionsTo(viewer.id, params)),
    on(getUnreadTotal, ({ viewer }) => ({ total: conversations.unreadTotal(viewer.id) })),
  ];
}

function roomHandlers({ conversations, presence }: Community, on: On): HttpHandler[] {
  return [
    on(listConversations, ({ viewer, query }) => conversations.page(viewer.id, query)),
    on(openDirectRoom, ({ viewer, params }) => conversations.openDirect(viewer.id, params.userId)),
    on(createRoom, ({ viewer, body: { name, user_ids, client_id } }) =>
      conversations.createGroupChat(viewer.id, name, user_ids, client_id),
    ),
    on(getPresence, ({ viewer, params }) => presence.inRoom(viewer.id, params.roomId)),
    on(getRoom, ({ viewer, params }) => conversations.get(viewer.id, params.roomId)),
    on(listRoomMembers, ({ viewer, params }) => conversations.membersOf(viewer.id, params.roomId)),
    on(addRoomMembers, ({ viewer, params, body }) =>
      conversations.addMembers(viewer.id, params.roomId, body.user_ids),
    ),
    on(leaveRoom, ({ viewer, params }) => conversations.leave(viewer.id, params.roomId)),
  ];
}
