import { areaOf } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { ServerArea } from '../area.ts';
import { createMessages } from './006-messages.ts';
import { addGroupLines } from './008-group-lines.ts';
import { addRemovedMessages } from './061-removed-messages.ts';
import { createMessageQuotations } from './20261129-message-quotations.ts';
import { addPresence } from './20261129-presence.ts';
import { createMessageReactions } from './20261130-message-reactions.ts';
import { deleteFromRooms } from './deleteFromRooms.ts';
import { flaggedMessage } from './flagged.ts';
import { messageRoutes } from './messageRoutes.ts';
import { archiveMessages } from './ownData.ts';
import { createMessageService } from './service.ts';

/** Direct conversations and group chats. */
export const messages: ServerArea = {
  contract: areaOf('messages'),
  routes: messageRoutes,
  migrations: {
    '006-messages': { up: createMessages },
    '008-group-lines': { up: addGroupLines },
    '061-removed-messages': { up: addRemovedMessages },
    '20261129-message-quotations': { up: createMessageQuotations },
    '20261130-message-reactions': { up: createMessageReactions },
    '20261129-presence': { up: addPresence },
  },
  create: createMessageService,
  limits: {
    sendMessage: 'message',
    readRoom: 'read',
    createRoom: 'room',
    addRoomMembers: 'room',
    reactToMessage: 'like',
    removeReaction: 'like',
  },
  async demo(write, plan) {
    await write.insertInto('rooms').values(plan.rooms).execute();
    await write.insertInto('room_members').values(plan.roomMembers).execute();
    await write.insertInto('messages').values(plan.messages).execute();
    await write.insertInto('message_files').values(plan.messageFiles).execute();
    await write.insertInto('message_quotations').values(plan.messageQuotations).execute();
    await write.insertInto('message_reactions').values(plan.messageReactions).execute();
  },
  files: {
    categories: ['posts'],
    isCarried: sql`exists (select from message_files where file_id = files.id)`,
    visibleTo: (viewerId) => sql`exists (
      select from message_files
      join messages on messages.id = message_id
      join room_members on room_members.room_id = messages.room_id
      where file_id = files.id and room_members.member_id = ${viewerId}
        and sequence >= first_sequence)`,
  },
  flags: { message: flaggedMessage },
  approvals: 'none',
  archive: archiveMessages,
  memberDeleted: deleteFromRooms,
  blocks: [
    { call: 'listMessages', author: 'sender_id' },
    { call: 'listConversations', author: 'last_message.sender_id' },
  ],
  audiences: 'none',
};
