import type { Wordings } from '../core/wording.ts';
import { ALREADY_REVIEWED } from './alreadyReviewed.ts';

/** Why calls of this area are refused. */
export const adminRefusals = {
  alreadyFlagged: {
    en: 'You have already flagged this content',
    id: 'Anda sudah melaporkan konten ini',
  },
  flagNotFound: { en: 'Flag not found', id: 'Laporan tidak ditemukan' },
  alreadyReviewed: ALREADY_REVIEWED,
  claimedByAnother: {
    en: 'Another moderator is looking at this',
    id: 'Moderator lain sedang meninjau laporan ini',
  },
  ownContent: {
    en: 'You cannot decide about what is your own',
    id: 'Anda tidak dapat memutuskan tentang milik Anda sendiri',
  },
  adminsRemoveMembers: {
    en: 'Only an admin can remove a member',
    id: 'Hanya admin yang dapat mengeluarkan anggota',
  },
  undoTooLate: {
    en: 'It is too late to take this decision back',
    id: 'Keputusan ini sudah tidak dapat dibatalkan',
  },
  notYourDecision: {
    en: 'Only who decided can take this back',
    id: 'Hanya pengambil keputusan yang dapat membatalkannya',
  },
  warningNotFound: { en: 'Warning not found', id: 'Peringatan tidak ditemukan' },
  warningAnswered: {
    en: 'You have already answered this warning',
    id: 'Anda sudah menjawab peringatan ini',
  },
  contentNotFound: { en: 'Content not found', id: 'Konten tidak ditemukan' },
  contentDecided: {
    en: 'This content has already been decided',
    id: 'Konten ini sudah diputuskan',
  },
  userNotFound: { en: 'User not found', id: 'Pengguna tidak ditemukan' },
  notOnYourself: {
    en: 'You cannot do this to your own account',
    id: 'Anda tidak dapat melakukan ini pada akun Anda sendiri',
  },
  lastActiveAdmin: {
    en: 'The last admin of the community stays an active admin',
    id: 'Admin terakhir komunitas harus tetap menjadi admin aktif',
  },
  moderatorRoleFixed: {
    en: 'The role of a moderator cannot be changed here',
    id: 'Peran moderator tidak dapat diubah di sini',
  },
} as const satisfies Wordings;

/** What people call the fields of this area. */
export const adminLabels = {
  reason: { en: 'Reason', id: 'Alasan' },
  content_type: { en: 'Content type', id: 'Jenis konten' },
  content_id: { en: 'Content', id: 'Konten' },
  action: { en: 'Action', id: 'Tindakan' },
  notes: { en: 'Notes', id: 'Catatan' },
  answer: { en: 'Answer', id: 'Jawaban' },
  role: { en: 'Role', id: 'Peran' },
  is_active: { en: 'Active', id: 'Aktif' },
  t: { en: 'Time', id: 'Waktu' },
  permanent: { en: 'Permanent', id: 'Permanen' },
  action_type: { en: 'Action', id: 'Tindakan' },
} as const satisfies Wordings;
