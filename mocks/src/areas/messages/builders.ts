import type { Conversation, Message } from '@saudagar/contract';
import { minutesAgo } from '../../core/time.ts';
import { buildMember } from '../account/builders.ts';

/** Builds a message of three minutes ago, the first of its room. */
export function buildMessage(overrides: Partial<Message> = {}): Message {
  const sender = overrides.sender === undefined ? buildMember() : overrides.sender;
  return {
    id: 'message-1',
    room_id: 'room-1',
    sequence: 1,
    sender_id: sender?.id ?? 'member-1',
    sender,
    content: 'Selamat siang, apakah stok kain parang masih tersedia?',
    message_type: 'text',
    created_at: minutesAgo(3),
    attachments: overrides.files?.map((file) => file.id) ?? [],
    files: [],
    client_id: null,
    reply_to: null,
    reactions: [],
    my_reaction: null,
    ...overrides,
  };
}

/** Builds a direct conversation with one read message. */
export function buildConversation(overrides: Partial<Conversation> = {}): Conversation {
  const { content, sender_id, created_at } = buildMessage({ sender_id: 'member-2' });
  return {
    id: 'room-1',
    room_type: 'direct',
    name: null,
    other_user: buildMember({ id: 'member-2', full_name: 'Budi Santoso' }),
    last_message: { content, sender_id, created_at, sequence: 1, files_count: 0 },
    unread_count: 0,
    last_sequence: 1,
    first_sequence: 1,
    read_sequence: 1,
    others_read_sequence: 1,
    members_count: 2,
    activity_at: created_at,
    ...overrides,
  };
}
