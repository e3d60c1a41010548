import {
  addRoomMembers,
  createRoom,
  DEFAULT_HISTORY_SIZE,
  DEFAULT_PAGE_SIZE,
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
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { toMember } from '../account/memberView.ts';
import { toConversation, toMessage, toRoomMember } from './messageViews.ts';

export function messageRoutes({
  rooms,
  messages,
  presence,
  reactions,
  signer,
}: Community): Route[] {
  return [
    memberRoute(listConversations, async ({ member, query }) => {
      const { limit = DEFAULT_PAGE_SIZE, cursor } = query;
      const page = await rooms.page(member.id, limit, cursor);
      return { ...page, items: page.items.map((row) => toConversation(signer, row)) };
    }),

    memberRoute(listMessages, async ({ member, params, query }) => {
      const { limit = DEFAULT_HISTORY_SIZE, before, after, mark_read } = query;
      const { rows, firstSequence, hidden } = await messages.history(member.id, params.roomId, {
        limit,
        before,
        after,
      });
      const last = rows.at(-1);
      if (last && before === undefined && mark_read !== 'false')
        await messages.read(member.id, params.roomId, last.sequence);
      return rows.map((row) => toMessage(signer, row, { id: member.id, firstSequence, hidden }));
    }),

    memberRoute(sendMessage, async ({ member, params, body }) => {
      const { content, attachments, client_id, reply_to } = body;
      const sent = {
        room_id: params.roomId,
        sender_id: member.id,
        content,
        attachments,
        client_id,
        reply_to,
      };
      // Senders saw what they quote.
      const viewer = { id: member.id, firstSequence: 0, hidden: new Set<string>() };
      return toMessage(signer, await messages.send(sent), viewer);
    }),

    memberRoute(openDirectRoom, async ({ member, params }) =>
      toConversation(signer, await rooms.openDirect(member.id, params.userId)),
    ),

    memberRoute(readRoom, async ({ member, params, body }) =>
      messages.read(member.id, params.roomId, body.sequence),
    ),

    memberRoute(getUnreadTotal, async ({ member }) => ({
      total: await messages.unreadTotal(member.id),
    })),

    memberRoute(createRoom, async ({ member, body }) => {
      const { name, user_ids, client_id } = body;
      const chat = { maker_id: member.id, name, member_ids: user_ids, client_id };
      return toConversation(signer, await rooms.addGroupChat(chat));
    }),

    memberRoute(getRoom, async ({ member, params }) =>
      toConversation(signer, await rooms.get(member.id, params.roomId)),
    ),

    memberRoute(getPresence, ({ member, params }) => presence.inRoom(member.id, params.roomId)),

    memberRoute(reactToMessage, ({ member, params, body }) =>
      reactions.set(member.id, params, body.emoji),
    ),

    memberRoute(removeReaction, ({ member, params }) => reactions.set(member.id, params, null)),

    memberRoute(listReactions, async ({ member, params }) => {
      const rows = await reactions.list(member.id, params);
      return rows.map(({ emoji, ...row }) => ({ emoji, user: toMember(signer, row) }));
    }),

    memberRoute(listRoomMembers, async ({ member, params }) => {
      const rows = await rooms.membersOf(member.id, params.roomId);
      return rows.map((row) => toRoomMember(signer, row));
    }),

    memberRoute(addRoomMembers, async ({ member, params, body }) =>
      toConversation(signer, await rooms.addMembers(member.id, params.roomId, body.user_ids)),
    ),

    memberRoute(leaveRoom, async ({ member, params }) => {
      await rooms.leave(member.id, params.roomId);
      return undefined;
    }),
  ];
}
