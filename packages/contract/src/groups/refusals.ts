import type { Wordings } from '../core/wording.ts';

/** Why calls of this area are refused. */
export const groupsRefusals = {
  groupNotFound: { en: 'Group not found', id: 'Grup tidak ditemukan' },
  joinGroupFirst: {
    en: 'Join this group first',
    id: 'Bergabunglah dengan grup ini terlebih dahulu',
  },
  groupTypeLocked: {
    en: "Only the group's own admin can make it public or private",
    id: 'Hanya admin grup ini yang dapat menjadikannya publik atau privat',
  },
  lastGroupAdmin: {
    en: 'You run this group. Hand it over to another member before you leave.',
    id: 'Anda mengelola grup ini. Serahkan kepada anggota lain sebelum keluar.',
  },
  ownGroupMembership: {
    en: 'You cannot remove yourself from the group',
    id: 'Anda tidak dapat mengeluarkan diri sendiri dari grup',
  },
  groupMemberNotFound: {
    en: 'This member is not in the group',
    id: 'Anggota ini tidak ada di dalam grup',
  },
  groupRequestNotFound: {
    en: 'This request is no longer open',
    id: 'Permintaan ini sudah tidak berlaku',
  },
  groupInvitationNotFound: {
    en: 'This invitation is no longer open',
    id: 'Undangan ini sudah tidak berlaku',
  },
} as const satisfies Wordings;

/** What people call the fields of this area. */
export const groupsLabels = {
  group_type: { en: 'Group type', id: 'Jenis grup' },
  rules: { en: 'Rules', id: 'Aturan' },
  user_id: { en: 'Member', id: 'Anggota' },
  tag: { en: 'Tag', id: 'Label' },
  type: { en: 'Type', id: 'Jenis' },
  discover: { en: 'Discover', id: 'Jelajahi' },
  skip: { en: 'Skip', id: 'Lewati' },
  hashtags: { en: 'Hashtags', id: 'Tagar' },
  mentions: { en: 'Mentions', id: 'Sebutan' },
} as const satisfies Wordings;
