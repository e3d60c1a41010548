import type { Wordings } from '../core/wording.ts';

/** Why calls of this area are refused, and others' calls to a member whom the caller has blocked. */
export const peaceRefusals = {
  ownPeace: {
    en: 'You cannot block or mute yourself',
    id: 'Anda tidak dapat memblokir atau membisukan diri sendiri',
  },
  tooManyBlocked: {
    en: 'You have blocked 500 members. Unblock some first.',
    id: 'Anda telah memblokir 500 anggota. Buka blokir beberapa dahulu.',
  },
  tooManyMuted: {
    en: 'You have muted 500 members. Unmute some first.',
    id: 'Anda telah membisukan 500 anggota. Bunyikan kembali beberapa dahulu.',
  },
  blockedByYou: {
    en: 'You have blocked this member. Unblock them first.',
    id: 'Anda memblokir anggota ini. Buka blokirnya dahulu.',
  },
  notAddable: {
    en: 'This member does not let you add them to group chats',
    id: 'Anggota ini tidak mengizinkan Anda menambahkannya ke grup obrolan',
  },
} as const satisfies Wordings;

/** What people call the fields of this area. */
export const peaceLabels = {
  addable_by: {
    en: 'Who may add you to group chats',
    id: 'Siapa yang boleh menambahkan Anda ke grup obrolan',
  },
} as const satisfies Wordings;
