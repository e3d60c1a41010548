import type { Wordings } from '../core/wording.ts';

/** Why calls of this area are refused. */
export const messagesRefusals = {
  ownConversation: {
    en: 'You cannot message yourself',
    id: 'Anda tidak dapat mengirim pesan kepada diri sendiri',
  },
  messageNotFound: { en: 'Message not found', id: 'Pesan tidak ditemukan' },
  roomNotFound: { en: 'Conversation not found', id: 'Percakapan tidak ditemukan' },
  directRoom: {
    en: 'This is a conversation of two. Create a group chat to talk with more people.',
    id: 'Ini percakapan berdua. Buat grup obrolan untuk berbicara dengan lebih banyak orang.',
  },
  roomFull: {
    en: 'A group chat can have at most 100 members',
    id: 'Satu grup obrolan paling banyak beranggotakan 100 orang',
  },
} as const satisfies Wordings;

/** What people call the fields of this area. */
export const messagesLabels = {
  user_ids: { en: 'Members', id: 'Anggota' },
  message_type: { en: 'Message type', id: 'Jenis pesan' },
  sequence: { en: 'Message number', id: 'Nomor pesan' },
  before: { en: 'Before', id: 'Sebelum' },
  after: { en: 'After', id: 'Sesudah' },
  mark_read: { en: 'Mark read', id: 'Tandai dibaca' },
} as const satisfies Wordings;
