import type { Wordings } from '../core/wording.ts';

/** Why calls of this area are refused. */
export const notificationsRefusals = {
  notificationNotFound: { en: 'Notification not found', id: 'Notifikasi tidak ditemukan' },
  noPush: {
    en: 'This community does not notify devices',
    id: 'Komunitas ini tidak mengirim notifikasi ke perangkat',
  },
  unknownPushService: {
    en: 'Notifications cannot be sent to this browser',
    id: 'Notifikasi tidak dapat dikirim ke browser ini',
  },
  noDailySummary: {
    en: 'This community sends no mail',
    id: 'Komunitas ini tidak mengirim email',
  },
} as const satisfies Wordings;

/** What people call the fields of this area. */
export const notificationsLabels = {
  kind: { en: 'Kind', id: 'Jenis' },
  topic: { en: 'Topic', id: 'Topik' },
  app: { en: 'In the app', id: 'Di aplikasi' },
  endpoint: { en: 'Push address', id: 'Alamat push' },
  p256dh: { en: 'Encryption key', id: 'Kunci enkripsi' },
  auth: { en: 'Encryption secret', id: 'Rahasia enkripsi' },
  keys: { en: 'Encryption keys', id: 'Kunci enkripsi' },
  daily: { en: 'Daily summary', id: 'Ringkasan harian' },
  unread: { en: 'Unread', id: 'Belum dibaca' },
} as const satisfies Wordings;
