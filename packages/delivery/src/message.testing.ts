import type { Conversation, Message } from '@saudagar/contract';
import type { Outgoing } from './outbox/outgoing.ts';

/** Creates a message of a room by its number. */
export const messageOf = (sequence: number, more: Partial<Message> = {}): Message => ({
  id: `message-${sequence}`,
  room_id: 'room',
  sequence,
  sender_id: 'budi',
  content: `Message ${sequence}`,
  message_type: 'text',
  attachments: [],
  created_at: new Date(Date.UTC(2026, 10, 21, 8, sequence)).toISOString(),
  ...more,
});

export const messagesOf = (...sequences: number[]): Message[] =>
  sequences.map((sequence) => messageOf(sequence));

/** The same message as sent by a server without sequence numbers. */
export function uncounted({ sequence: _, ...message }: Message): Message {
  return message;
}

export const conversationOf = (id: string, more: Partial<Conversation> = {}): Conversation => ({
  id,
  room_type: 'direct',
  name: null,
  other_user: { id: 'budi', full_name: 'Budi Santoso' },
  last_message: null,
  unread_count: 0,
  ...more,
});

export const outgoingOf = (clientId: string, more: Partial<Outgoing> = {}): Outgoing => ({
  clientId,
  roomId: 'room',
  text: `Text of ${clientId}`,
  files: [],
  writtenAt: Date.UTC(2026, 10, 21, 9),
  ...more,
});
