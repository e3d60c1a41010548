import type { Wordings } from '../core/wording.ts';

/** Why calls of this area are refused. */
export const networkRefusals = {
  ownConnection: {
    en: 'You cannot connect with yourself',
    id: 'Anda tidak dapat terhubung dengan diri sendiri',
  },
  connectionNotFound: { en: 'Connection not found', id: 'Koneksi tidak ditemukan' },
  requestRejected: {
    en: 'This request was rejected',
    id: 'Permintaan ini telah ditolak',
  },
  requestAccepted: {
    en: 'This request was already accepted',
    id: 'Permintaan ini sudah diterima',
  },
  ownRequest: {
    en: 'Only the member you asked can answer this request',
    id: 'Hanya anggota yang Anda mintai yang dapat menjawab permintaan ini',
  },
  answerRequest: {
    en: 'This request waits for you: accept or reject it',
    id: 'Permintaan ini menunggu Anda: terima atau tolak',
  },
  askedLately: {
    en: 'You asked this member not long ago. You can ask again after 30 days.',
    id: 'Anda baru saja meminta anggota ini. Anda dapat meminta lagi setelah 30 hari.',
  },
  invitationNotFound: {
    en: 'This invitation is no longer valid',
    id: 'Undangan ini sudah tidak berlaku',
  },
  invitedMember: {
    en: 'This address belongs to a member. Look under Find People.',
    id: 'Alamat ini milik seorang anggota. Cari di Temukan Orang.',
  },
  invitedAlready: {
    en: 'You have already invited this address',
    id: 'Anda sudah mengundang alamat ini',
  },
  invitationUsed: {
    en: 'This invitation was already used',
    id: 'Undangan ini sudah dipakai',
  },
  invitationCancelled: {
    en: 'This invitation was cancelled',
    id: 'Undangan ini telah dibatalkan',
  },
  tooManyInvitations: {
    en: 'You have 100 open invitations. Cancel some first.',
    id: 'Anda memiliki 100 undangan terbuka. Batalkan beberapa dahulu.',
  },
} as const satisfies Wordings;

/** What people call the fields of this area. */
export const networkLabels = {
  query: { en: 'Search text', id: 'Kata pencarian' },
  invited_email: { en: 'Email', id: 'Email' },
  invited_name: { en: 'Name', id: 'Nama' },
  message: { en: 'Message', id: 'Pesan' },
} as const satisfies Wordings;
